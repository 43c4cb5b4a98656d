-- name: RecapOf :one
-- What the coach wrote about a session, also a draft. No row if there is nothing.
select * from session_recaps where session_id = $1;

-- name: SaveRecap :one
-- Stores the text, and shares it if asked to; what is shared stays shared. The caller holds the member's row.
insert into session_recaps (session_id, sealed, shared_at)
values (@session_id, @sealed, case when @share::boolean then clock_timestamp() end)
on conflict (session_id) do update set sealed = excluded.sealed, updated_at = clock_timestamp(),
    changed_at = case when session_recaps.shared_at is not null then clock_timestamp() end,
    shared_at = coalesce(session_recaps.shared_at, excluded.shared_at)
returning *;

-- name: DeleteRecapDraft :exec
delete from session_recaps where session_id = $1 and shared_at is null;

-- name: FeedbackOf :one
-- The member's answer about a session. No row if they have not been asked, or have not answered.
select * from session_feedback where session_id = $1;

-- name: SaveFeedback :one
-- A null answer means that the member did not want to answer. The caller holds the member's row.
insert into session_feedback (session_id, sealed, shared_at)
values (@session_id, @sealed, case when @share::boolean then clock_timestamp() end)
on conflict (session_id) do update set sealed = excluded.sealed, answered_at = clock_timestamp(),
    shared_at = case when @share::boolean then coalesce(session_feedback.shared_at, clock_timestamp()) end
returning *;

-- name: AfterSessions :many
-- What was shared with the member about these sessions of theirs, and their answers. Answered is true if they are not
-- asked again.
select s.id, r.sealed as recap, r.updated_at, r.shared_at, r.changed_at,
    (f.session_id is not null)::boolean as answered, f.sealed as feedback, f.shared_at as feedback_shared_at
from sessions s
left join session_recaps r on r.session_id = s.id and r.shared_at is not null
left join session_feedback f on f.session_id = s.id
where s.member_id = @member_id and s.id = any(@ids::uuid[]) and (r.session_id is not null or f.session_id is not null);

-- name: ExportAfterSessions :many
-- What coaches shared with the member, and the member's answers.
select s.id, r.sealed as recap, r.shared_at, r.changed_at, f.sealed as feedback, f.answered_at, f.shared_at as feedback_shared_at
from sessions s
left join session_recaps r on r.session_id = s.id and r.shared_at is not null
left join session_feedback f on f.session_id = s.id
where s.member_id = @member_id and (r.session_id is not null or f.session_id is not null);

-- name: RecapsSealedOtherwise :many
-- Recaps that are not sealed with the present key, one page: after the row with this id.
select r.session_id, s.member_id, r.sealed from session_recaps r join sessions s on s.id = r.session_id
where r.session_id > @after_id::uuid and substring(r.sealed from 1 for octet_length(@header::bytea)) <> @header::bytea
order by r.session_id limit @max_rows;

-- name: RecapSealHeaders :many
-- The distinct headers of all seals: version, length of the key's name, and the name. It reads every row.
select distinct substring(sealed from 1 for 2 + get_byte(substring(sealed from 2 for 1), 0))::bytea as header
from session_recaps where octet_length(sealed) > 2;

-- name: RecapSealedWith :one
-- Some recap whose seal begins with a header.
select r.session_id, s.member_id, r.sealed from session_recaps r join sessions s on s.id = r.session_id
where substring(r.sealed from 1 for octet_length(@header::bytea)) = @header::bytea limit 1;

-- name: ResealRecap :exec
-- Only if it is unchanged since it was read.
update session_recaps set sealed = @sealed where session_id = @id and sealed = @was::bytea;

-- name: FeedbackSealedOtherwise :many
-- Answers that are not sealed with the present key, one page: after the row with this id.
select f.session_id, s.member_id, f.sealed::bytea as sealed from session_feedback f join sessions s on s.id = f.session_id
where f.session_id > @after_id::uuid and f.sealed is not null
    and substring(f.sealed from 1 for octet_length(@header::bytea)) <> @header::bytea
order by f.session_id limit @max_rows;

-- name: FeedbackSealHeaders :many
-- The distinct headers of all seals: version, length of the key's name, and the name. It reads every row.
select distinct substring(sealed from 1 for 2 + get_byte(substring(sealed from 2 for 1), 0))::bytea as header
from session_feedback where octet_length(sealed) > 2;

-- name: FeedbackSealedWith :one
-- Some answer whose seal begins with a header.
select f.session_id, s.member_id, f.sealed::bytea as sealed from session_feedback f join sessions s on s.id = f.session_id
where substring(f.sealed from 1 for octet_length(@header::bytea)) = @header::bytea limit 1;

-- name: ResealFeedback :exec
-- Only if it is unchanged since it was read.
update session_feedback set sealed = @sealed where session_id = @id and sealed = @was::bytea;
