-- name: OpenCompanionTalk :one
-- The member's talk with a companion, created if needed. Its row is locked, which serializes writes. No row for a
-- deleted member.
insert into companion_talks (member_id, companion)
select m.id, sqlc.arg(companion)::text from members m where m.id = sqlc.arg(member_id)
on conflict (member_id, companion) do update set member_id = excluded.member_id
returning answering, coalesce(answering_until > clock_timestamp(), false)::boolean as busy,
    coalesce(disclosed_at <= clock_timestamp() - make_interval(hours => sqlc.arg(disclosure_hours)::int), true)::boolean as disclosure_due;

-- name: CompanionMessage :one
select * from companion_messages where member_id = @member_id and companion = @companion and id = @id;

-- name: CompanionAnswer :one
-- The reply to a member's message.
select * from companion_messages where member_id = @member_id and companion = @companion and answers = @answers::uuid;

-- name: CompanionNoticeAt :one
-- The notice with this number, if it is one.
select * from companion_messages where member_id = @member_id and companion = @companion and seq = @seq and sender = 'notice';

-- name: AddCompanionMessage :one
-- Takes the talk's next number and stores a message. No row when the talk is gone.
with talk as (
    update companion_talks t set last_seq = t.last_seq + 1, last_message_at = clock_timestamp()
    where t.member_id = @member_id and t.companion = @companion
    returning t.member_id, t.companion, t.last_seq, t.last_message_at
)
insert into companion_messages (member_id, companion, id, seq, sender, text, safety, answers, provider, actions, created_at)
select talk.member_id, talk.companion, @id, talk.last_seq, @sender, @text, sqlc.narg('safety'), sqlc.narg('answers'), @provider, coalesce(sqlc.narg(actions)::jsonb, '[]'), talk.last_message_at
from talk
returning *;

-- name: MarkCompanionDisclosed :exec
update companion_talks set disclosed_at = clock_timestamp() where member_id = @member_id and companion = @companion;

-- name: HoldCompanionAnswer :execrows
-- Takes, or renews, the lease of the reply to a message.
update companion_talks set answering = @answering::uuid, answering_until = clock_timestamp() + make_interval(secs => @seconds::float)
where member_id = @member_id and companion = @companion
    and (answering_until is null or answering_until <= clock_timestamp() or answering = @answering::uuid);

-- name: ReleaseCompanionAnswer :exec
update companion_talks set answering = null, answering_until = null
where member_id = @member_id and companion = @companion and answering = @answering::uuid;

-- name: LockCompanionTalk :one
-- Locks the talk of this message; no row if the talk, or the message, was deleted.
select t.member_id from companion_talks t
where t.member_id = @member_id and t.companion = @companion
    and exists (select 1 from companion_messages m where m.member_id = t.member_id and m.companion = t.companion and m.id = @id)
for update of t;

-- name: CompanionMessagesBefore :many
-- Newest first; before is exclusive.
select * from companion_messages
where member_id = @member_id and companion = @companion and seq < @before
order by seq desc limit @max_rows;

-- name: CompanionTalks :many
select companion, last_message_at from companion_talks where member_id = @member_id;

-- name: DeleteCompanionTalk :exec
delete from companion_talks where member_id = @member_id and companion = @companion;

-- name: ReserveCompanionUse :one
-- Reserves a reply and its tokens of the day's budget (UTC). No row if the budget would be exceeded; the caller
-- ensures that it allows at least one reply.
insert into companion_usage (member_id, day, answers, tokens)
values (@member_id, (now() at time zone 'utc')::date, 1, @tokens)
on conflict (member_id, day) do update set answers = companion_usage.answers + 1, tokens = companion_usage.tokens + excluded.tokens
where companion_usage.answers < @max_answers::int and companion_usage.tokens + excluded.tokens <= @max_tokens::bigint
returning day;

-- name: SettleCompanionUse :exec
-- Replaces the reserved tokens by the used ones.
update companion_usage set tokens = greatest(0, tokens + sqlc.arg(difference)::bigint)
where member_id = sqlc.arg(member_id) and day = sqlc.arg(day);

-- name: ReturnCompanionUse :exec
-- Gives back an answer that was never served, and the tokens that were set aside for it.
update companion_usage set answers = greatest(0, answers - 1), tokens = greatest(0, tokens - sqlc.arg(tokens)::bigint)
where member_id = sqlc.arg(member_id) and day = sqlc.arg(day);

-- name: PruneCompanionUsage :exec
delete from companion_usage where day < (now() at time zone 'utc')::date - 35;

-- name: MarkCompanionMessage :exec
-- Stores the result of the second reader for a member's message without one.
update companion_messages set safety = @safety
where member_id = @member_id and companion = @companion and id = @id and safety is null;

-- name: CountCompanionReferrals :exec
-- Counts one reply that names lines for a crisis. The lines are sorted, so that two transactions take the rows' locks
-- in the same order.
insert into companion_referrals (month, kind, line, shown)
select date_trunc('month', now() at time zone 'utc')::date, sqlc.arg('kind'), unnest(sqlc.arg('lines')::text[]), 1
on conflict (month, kind, line) do update set shown = companion_referrals.shown + 1;

-- name: CompanionReferrals :many
-- The counts of the months since one, newest month first.
select month, kind, line, shown from companion_referrals where month >= sqlc.arg('since')::date order by month desc, kind, line;

-- name: CompanionDisclosedAt :one
select disclosed_at from companion_talks where member_id = @member_id and companion = @companion;
