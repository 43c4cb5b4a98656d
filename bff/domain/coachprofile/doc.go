// Package coachprofile holds coaches' public profiles: their text, picture and credentials.
//
// Members see a coach's text at once. A picture is decoded, cropped to a square and encoded again, so that nothing
// else of the uploaded file is published; each has its own URL, and a replaced one is deleted soon. Credentials are
// claims that members rely on: a change is a whole new list, which waits for one administrator's decision.
package coachprofile
