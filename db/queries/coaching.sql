-- name: OpenCoaches :many
-- The coaches a member may choose: active and verified, in a stable order, one page: after the one with this time and
-- id. An empty language, focus, gender or name matches any. A name is found anywhere in the coach's. With saved_by, only
-- those whom this member saved.
select c.* from coaches c
where c.is_active and c.verification_status = 'verified' and (c.created_at, c.id) > (@after_at::timestamptz, @after_id::uuid)
    and (@language::text = '' or @language::text = any (c.languages))
    and (@focus::text = '' or @focus::text = any (c.focus))
    and (@gender::text = '' or @gender::text = c.gender)
    and strpos(lower(c.name), lower(@name::text)) > 0
    and (sqlc.narg('saved_by')::uuid is null
        or exists (select 1 from saved_coaches k where k.member_id = sqlc.narg('saved_by')::uuid and k.coach_id = c.id))
order by c.created_at, c.id limit @max_rows;

-- name: PlaceOfCoach :one
-- The position of a coach in the list.
select created_at from coaches where id = $1;

-- name: OpenCoach :one
select * from coaches where id = $1 and is_active and verification_status = 'verified';

-- name: HoldOpenCoach :one
-- Like OpenCoach, with a shared lock on the coach's status until the transaction ends. Many members can hold it at
-- once.
select * from coaches where id = $1 and is_active and verification_status = 'verified' for share;

-- name: CoachForMember :one
-- A coach whom this member may look at: an open one, or the one they have.
select c.* from coaches c
where c.id = @coach_id
    and ((c.is_active and c.verification_status = 'verified')
        or exists (select 1 from members m where m.id = @member_id and m.coach_id = c.id));

-- name: CoachesToRank :many
-- What suggestions are made from, of every open coach, in the stable order.
select c.id, c.languages, c.focus, c.gender, c.region, c.religion, c.city
from coaches c
where c.is_active and c.verification_status = 'verified'
order by c.created_at, c.id;

-- name: ClientsOfEach :many
-- How many members each of these coaches has now; those without any are missing.
select m.coach_id::uuid as coach_id, count(*) as clients from members m where m.coach_id = any (@coach_ids::uuid[]) group by m.coach_id;

-- name: OpenCoachesByID :many
select c.* from coaches c where c.id = any (@coach_ids::uuid[]) and c.is_active and c.verification_status = 'verified';

-- name: CredentialsOfEach :many
select * from coach_credentials where coach_id = any (@coach_ids::uuid[]) order by coach_id, position;

-- name: TalkedTo :many
-- With which of these coaches the member has a conversation, now or from earlier.
select c.coach_id from conversations c where c.member_id = @member_id and c.coach_id = any (@coach_ids::uuid[]);

-- name: SavedAmong :many
-- Which of these coaches the member saved.
select k.coach_id from saved_coaches k where k.member_id = @member_id and k.coach_id = any (@coach_ids::uuid[]);

-- name: SaveCoach :exec
-- Again is once; nothing for a member or coach who is gone.
insert into saved_coaches (member_id, coach_id)
select m.id, c.id from members m join coaches c on c.id = @coach_id where m.id = @member_id
on conflict (member_id, coach_id) do nothing;

-- name: UnsaveCoach :exec
delete from saved_coaches where member_id = @member_id and coach_id = @coach_id;

-- name: SessionsWithCoach :many
-- The sessions that a member and a coach still have before them.
select s.id, s.starts_at from sessions s
where s.member_id = @member_id and s.coach_id = @coach_id and s.status = 'scheduled' and s.starts_at > @after
order by s.starts_at;

-- name: HaveTalked :one
-- Whether a member and a coach have exchanged messages other than the automatic greeting.
select exists (
    select 1 from conversations c join messages g on g.conversation_id = c.id
    where c.member_id = @member_id and c.coach_id = @coach_id and not g.automatic
);

-- name: SetMemberCoach :exec
-- The member's row is locked by LockMember before; null leaves the member without a coach.
update members set coach_id = sqlc.narg('coach_id') where id = @member_id;

-- name: LockMember :one
-- Locks the member's row until the transaction ends. Not "for update": rows that refer to the member may be written at
-- the same time, and waiting for each other there would be a deadlock.
select * from members where id = $1 for no key update;
