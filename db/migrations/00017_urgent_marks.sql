-- +goose Up
-- What sounds like a crisis is numbered within a conversation, wherever the words stand, so that an acknowledgement closes just what
-- the coach had heard of. The numbers begin behind those of the messages: what a screen read before this names no later flag.
alter table conversations add column urgent_mark bigint not null default 0;
alter table safety_flags add column mark bigint;

update safety_flags f set mark = m.seq from messages m where m.conversation_id = f.conversation_id and m.id = f.message_id;
update conversations set urgent_mark = last_seq;

alter table safety_flags alter column mark set not null;

-- Words of a goal that sounded like a crisis. It outlives the goal: taking a suggestion back takes nothing of it back.
create table goal_flags (
    conversation_id uuid not null references conversations (id) on delete cascade,
    mark bigint not null,
    tier text not null check (tier in ('urgent', 'concern')),
    created_at timestamptz not null default now(),
    acknowledged_at timestamptz,
    acknowledged_by uuid references coaches (id),
    primary key (conversation_id, mark)
);

create index goal_flags_open_idx on goal_flags (conversation_id) where acknowledged_at is null;

-- Where nothing waits any more, what was flagged before has been acknowledged.
insert into goal_flags (conversation_id, mark, tier, created_at, acknowledged_at, acknowledged_by)
select c.id, c.urgent_mark + row_number() over (partition by c.id order by g.flagged_at, g.id), g.flag_tier, g.flagged_at,
    case when c.urgent_since is null then g.flagged_at end, case when c.urgent_since is null then c.coach_id end
from goals g join conversations c on c.member_id = g.member_id and c.coach_id = g.coach_id
where g.flag_tier is not null;

update conversations c set urgent_mark = f.mark
from (select conversation_id, max(mark) as mark from goal_flags group by conversation_id) f
where f.conversation_id = c.id;

-- Coaches who had been switched off before clients were told of it, and who still have some: the clients are told now that they
-- wait, and an administrator can release them.
update coaches c set deactivated_at = now(), clients_on_leaving = 'wait', clients_told_since = now()
where not c.is_active and c.clients_on_leaving is null and exists (select 1 from members m where m.coach_id = c.id);

-- +goose Down
drop table goal_flags;
alter table safety_flags drop column mark;
alter table conversations drop column urgent_mark;
