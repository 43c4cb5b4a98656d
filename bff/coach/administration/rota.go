package administration

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/oncall"
	"aangan/bff/internal/realm"
)

// SetRotaBlockRequest holds the people of a block of the on-call rota.
type SetRotaBlockRequest struct {
	Weekday  int      `json:"weekday" doc:"The day on which the block begins, from Monday = 1, in the rota's time zone."`
	FromHour int      `json:"fromHour" doc:"The hour at which it begins: 6, 14 or 22."`
	People   []string `json:"people" nullable:"false" doc:"Ids of administrators and active coaches. Empty empties the block."`
}

type setRotaBlockInput struct{ Body SetRotaBlockRequest }

func registerRota(api *realm.API[identity.Coach], o operations) {
	administer(api, huma.Operation{
		OperationID: "setRotaBlock", Method: http.MethodPut, Path: base + "/on-call/rota", Tags: []string{"Administration"},
		Summary:       "Set the people of a block of the on-call rota",
		Description:   "Replaces them. 400 for people other than administrators and active, verified coaches.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{400, 401, 403, 413, 415, 429},
	}, o.setRotaBlock, realm.Limit(writeLimit))
}

func (o operations) setRotaBlock(ctx context.Context, me identity.AdministratorID, in *setRotaBlockInput) (*struct{}, error) {
	people := make([]identity.CoachID, len(in.Body.People))
	for i, text := range in.Body.People {
		id, err := identity.ParseCoachID(text)
		if err != nil {
			return nil, fault.Field("people", copy.OnCallAnswers.NotAble)
		}
		people[i] = id
	}
	return nil, o.onCall.SetBlock(ctx, me, oncall.Block{Weekday: in.Body.Weekday, FromHour: in.Body.FromHour}, people)
}
