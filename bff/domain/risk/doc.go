// Package risk keeps one risk state per member, for the whole product: messages to a coach, companions, the forum, the
// journal and goals all report their texts here, and every screen of the member reads the same state. Only the member
// sees it. Coaches see the flags of their own messages and goals (package messaging), never this.
//
// A state rises with the detector's verdicts and falls by the rules in state.go: answers of the member, quiet
// messages, and time. It has no text.
package risk
