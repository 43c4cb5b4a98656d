-- +goose Up
-- Which goal the flagged words stood in. It keeps no word of it, and is no reference: that the goal is there no more says that it was
-- taken back. Null where nobody can tell any more.
alter table goal_flags add column goal_id uuid;

-- A goal and its flag are of one moment. Of a goal whose words were flagged twice only the later flag is found so.
update goal_flags f set goal_id = g.id
from conversations c, goals g
where c.id = f.conversation_id and g.member_id = c.member_id and g.coach_id = c.coach_id and g.flagged_at = f.created_at;

-- Where words stood that wait to be acknowledged, in the order of the alphabet. What waits for longer than anything that is still there
-- is gone: it was deleted, or written to an earlier coach.
-- +goose StatementBegin
create function urgent_places(conversation uuid, since timestamptz) returns text[] language sql stable as $$
    with waits as (
        select 'message' as place, f.created_at from safety_flags f
        where f.conversation_id = conversation and f.acknowledged_at is null
        union all
        select case
                when g.goal_id is null then 'gone'
                when exists (select from goals o where o.id = g.goal_id) then 'goal'
                else 'goal_taken_back'
            end, g.created_at
        from goal_flags g
        where g.conversation_id = conversation and g.acknowledged_at is null
    )
    select array_agg(distinct w.place order by w.place) from (
        select place from waits
        union all
        select 'gone' where not exists (select from waits where created_at <= since)
    ) w
$$;
-- +goose StatementEnd

-- Visitors leave something: administrators' screens are told.
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
    check (kind in ('message', 'receipt', 'client', 'user', 'notification', 'session', 'conversation', 'goal', 'inbox'));

-- +goose Down
delete from live_events where kind = 'inbox';
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
    check (kind in ('message', 'receipt', 'client', 'user', 'notification', 'session', 'conversation', 'goal'));
drop function urgent_places;
alter table goal_flags drop column goal_id;
