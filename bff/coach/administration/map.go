package administration

import "aangan/bff/domain/community"

func shown(found community.CaseDetail, err error) (*caseOutput, error) {
	if err != nil {
		return nil, err
	}
	body := CaseDetail{
		CaseSummary: summaryOf(found.Case), Revision: found.Revision, Content: found.Content,
		PostContent: found.PostContent, AuthorName: found.AuthorName, Status: found.Status,
		FlagList: make([]CaseFlag, len(found.FlagList)), Appeal: found.Appeal, Earlier: make([]EarlierDecision, len(found.Earlier)),
		Note: found.Note,
	}
	if a := found.Author; a != nil {
		body.Author = &AuthorStanding{Before: a.Before, NewAccount: a.New}
	}
	for i, flag := range found.FlagList {
		body.FlagList[i] = CaseFlag{Reason: flag.Reason, Notes: flag.Notes, CreatedAt: flag.CreatedAt.UTC()}
	}
	for i, decided := range found.Earlier {
		body.Earlier[i] = EarlierDecision(decided)
		body.Earlier[i].DecidedAt = decided.DecidedAt.UTC()
	}
	return &caseOutput{Body: body}, nil
}

func summaryOf(found community.Case) CaseSummary {
	summary := CaseSummary{
		ID: found.ID.String(), Target: found.Target, Category: found.Category, Title: found.Title, Excerpt: found.Excerpt, Reasons: found.Reasons,
		Crisis: found.Crisis, Flags: found.Flags, Hidden: found.Hidden, OpenedAt: found.OpenedAt.UTC(),
	}
	if found.Assignee != nil {
		summary.ClaimedBy = &CaseHolder{You: found.Assignee.You, Name: found.Assignee.Name, Until: found.Assignee.Until.UTC()}
	}
	if found.Outcome != "" {
		summary.Outcome = &found.Outcome
	}
	if found.DecidedAt != nil {
		at := found.DecidedAt.UTC()
		summary.DecidedAt = &at
	}
	return summary
}
