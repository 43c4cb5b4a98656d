// Package casework is what a coach keeps for their own work: replies they often give, and private notes about clients. Nobody
// but the coach reads either. All of it is for active, verified coaches alone, and notes only for present clients: whatever else
// is asked for looks as if it were not there. A client's notes wait while they have another coach, and go with their account.
package casework
