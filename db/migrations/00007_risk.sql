-- +goose Up
-- Each member's risk state, for the member's own screens and companions. It has no text and no place.
create table risk_states (
    member_id uuid primary key references members (id) on delete cascade,
    state text not null check (state in ('none', 'ask', 'urgent', 'acute', 'after')),
    kind text not null check (kind in ('', 'self', 'self_now', 'attack', 'medical', 'violence', 'child', 'eating', 'harm', 'other')),
    -- When the state began, and when a text last had a sign of a risk.
    since timestamptz not null,
    signed_at timestamptz not null,
    -- The answer to the direct question of the state 'ask'; empty until it is answered.
    answer text not null check (answer in ('', 'yes', 'sometimes', 'no', 'declined')),
    -- How often companions asked the question, and how many steps of help they offered, in this state.
    asked smallint not null,
    steps smallint not null,
    -- Messages without any sign since the answer.
    quiet smallint not null,
    -- The last five messages, one bit each, the newest lowest: 1 for a weak sign.
    weak smallint not null
);

alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
    check (kind in ('message', 'receipt', 'client', 'user', 'notification', 'session', 'conversation', 'goal', 'inbox', 'risk'));

-- +goose Down
delete from live_events where kind = 'risk';
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
    check (kind in ('message', 'receipt', 'client', 'user', 'notification', 'session', 'conversation', 'goal', 'inbox'));
drop table risk_states;
