package leaving_test

// table says what a table of the database holds of a member.
type table struct {
	// exported tables are in the file that a member can take along.
	exported bool
	// why says why a table is not exported: because it holds nothing of a member, or in spite of it.
	why string
	// nobody marks tables without anything of a member: there is nothing to erase.
	nobody bool
}

// tables are all tables there are. A table that is not here fails the tests: say what it holds, export it or say why not,
// and make sure that it is erased.
var tables = map[string]table{
	"members":             {exported: true},
	"member_preferences":  {exported: true},
	"memberships":         {exported: true},
	"member_sign_ins":     {exported: true},
	"member_browsers":     {exported: true},
	"member_identities":   {exported: true},
	"mailed_tokens":       {exported: true},
	"account_notices":     {exported: true},
	"notifications":       {exported: true},
	"conversations":       {exported: true},
	"messages":            {exported: true},
	"safety_flags":        {exported: true},
	"attachments":         {exported: true},
	"companion_talks":     {exported: true},
	"companion_messages":  {exported: true},
	"companion_usage":     {exported: true},
	"saved_resources":     {exported: true},
	"journal_entries":     {exported: true},
	"community_members":   {exported: true},
	"community_posts":     {exported: true},
	"community_comments":  {exported: true},
	"community_reactions": {exported: true},
	"community_flags":     {exported: true},
	"moderation_cases":    {exported: true},
	"community_notices":   {exported: true},
	"sessions":            {exported: true},
	"session_events":      {exported: true},
	"member_calendars":    {exported: true},
	"beta_signups":        {exported: true},
	"contact_messages":    {exported: true},
	"job_applications":    {exported: true},

	"coach_client_notes":   {why: "what a coach notes for their own work; it is theirs, nobody else reads it, and it goes with the member"},
	"community_voices":     {why: "which voice is whose; the names of the member's own stand beside their words"},
	"community_post_tags":  {why: "the tags of posts once more, for lists"},
	"community_post_words": {why: "the words of posts once more, for the search"},
	"mailboxes":            {why: "numbers of what the screens were told; everything they point to is exported"},
	"live_events":          {why: "what the screens were told, for a week; everything it points to is exported"},
	"pending_identities":   {why: "for the minutes between a provider's page and ours, under no member; it may be somebody else's"},
	"reset_requests":       {why: "anybody can ask for a letter to any address; what came of it is among the mailed links"},
	"departures":           {why: "only of people who have left"},
	"river_job":            {why: "kinds and ids of what waits to be done; everything they point to is exported"},

	"audit_log":           {nobody: true, why: "what administrators did; it names no member"},
	"coach_saved_replies": {nobody: true, why: "coaches, who are no members"},
	"coach_credentials":   {nobody: true, why: "coaches, who are no members"},
	"coach_weekly_hours":  {nobody: true, why: "coaches, who are no members"},
	"coach_days_off":      {nobody: true, why: "coaches, who are no members"},
	"coach_date_hours":    {nobody: true, why: "coaches, who are no members"},
	"coach_calendars":     {nobody: true, why: "coaches, who are no members"},
	"departed_sessions":   {nobody: true, why: "times that a coach's calendar has to forget, of people who have left; it does not say whose"},
	"coaches":             {nobody: true, why: "coaches, who are no members"},
	"coach_sign_ins":      {nobody: true, why: "coaches, who are no members"},
	"coach_browsers":      {nobody: true, why: "coaches, who are no members"},
	"event_counts":        {nobody: true, why: "counts of a day, without people"},
	"sign_in_attempts":    {nobody: true, why: "counts by a hash, without people"},
	"goose_db_version":    {nobody: true, why: "the schema's version"},
	"river_notification":  {nobody: true, why: "the queue's own"},
	"river_leader":        {nobody: true, why: "the queue's own"},
	"river_migration":     {nobody: true, why: "the queue's own"},
	"river_queue":         {nobody: true, why: "the queue's own"},
}

// keptBack are the columns of exported tables that are not in the file, with the reason.
var keptBack = map[string]string{
	"members.password_hash":                "whoever has it can guess at the password",
	"members.unsubscribe_key":              "whoever has it can act as the member",
	"members.deletion_requested_at":        "only of people who are leaving",
	"member_sign_ins.token_hash":           "the key of a sign-in",
	"member_browsers.token_hash":           "the key of a browser",
	"mailed_tokens.secret_hashes":          "the keys of links",
	"community_comments.notice_id":         "in which notice to somebody else it is counted",
	"community_members.suspended_until":    "the moment of a decision; the file says the day on which they can write again",
	"moderation_cases.id":                  "a number for those who look after the community",
	"moderation_cases.note":                "what they note for their own work",
	"moderation_cases.opened_at":           "it says when somebody flagged the words",
	"moderation_cases.claimed_until":       "until when one of them has the case",
	"sessions.room":                        "whoever has it can enter the video room",
	"member_calendars.token_hash":          "the key of the calendar's address",
	"conversations.last_message_at":        "the time of the last message",
	"conversations.last_member_message_at": "the time of the member's last message",
	"conversations.waiting_since":          "the time of one of the member's messages",
	"attachments.blob_key":                 "where the file lies; the link leads to it",
	"attachments.stored_at":                "the moment after it was brought",
	"companion_talks.answering":            "which message is being answered in this moment",
	"journal_entries.sealed":               "the words that the file holds opened",
	"companion_talks.answering_until":      "until when it is waited for the answer",
}
