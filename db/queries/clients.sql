-- A coach's view of their members.

-- name: ClientsOf :many
-- An active coach's current clients, or the given ones, with the list's data. All are sorted by a few stored columns
-- (messages are read only for the page), so three hundred cost little more than ten. The cursor is a client's rank,
-- ord and id, which stays valid whatever becomes of that client. The order "name" is that of the given ids. Each row
-- also has the totals of all clients. The clients who have waited longest, as many as requested, come in additional
-- rows, as does the number of coming sessions (deleting an account cancels its sessions).
with mine as materialized (
    select m.id, c.id as conversation_id, coalesce(c.coach_unread, 0) as unread, c.urgent_since, c.waiting_since, c.last_member_message_at,
        case @sort::text
            when 'attention' then case
                when c.urgent_tier = 'urgent' then 0 when c.urgent_tier = 'concern' then 1 when c.waiting_since is not null then 2
                when c.coach_unread > 0 then 3 else 4
            end
            when 'waiting' then case when c.waiting_since is null then 1 else 0 end
            else 0
        end as rank,
        case
            when @sort::text = 'name' then array_position(sqlc.arg('only_ids')::uuid[], m.id)::float8
            when @sort::text = 'joined' then - date_part('epoch', coalesce(c.created_at, m.created_at))
            when @sort::text = 'attention' and c.urgent_since is not null then date_part('epoch', c.urgent_since)
            when @sort::text in ('attention', 'waiting') and c.waiting_since is not null then date_part('epoch', c.waiting_since)
            else coalesce(- date_part('epoch', c.last_message_at), 'infinity'::float8)
        end as ord,
        (@chosen::boolean and m.id = any (sqlc.arg('only_ids')::uuid[])) as is_chosen
    from coaches k
    join members m on m.coach_id = k.id
    left join conversations c on c.coach_id = k.id and c.member_id = m.id
    where k.id = @coach_id and k.is_active and k.verification_status = 'verified'
), counted as (
    select count(*) as clients, count(urgent_since) as urgent, count(*) filter (where unread > 0) as unread_clients,
        coalesce(sum(unread), 0)::bigint as unread_messages, count(waiting_since) as waiting,
        case when @max_waiting::integer > 0 then (
            select count(*) from sessions s
            where s.coach_id = @coach_id and s.status = 'scheduled' and s.ends_at > sqlc.arg('now')::timestamptz
                and s.starts_at > sqlc.arg('now')::timestamptz - interval '1 day'
        ) else 0 end::bigint as upcoming
    from mine
), paged as (
    select id, conversation_id, unread, rank, ord, row_number() over (order by rank, ord, id) as place from mine
    where (not @chosen::boolean or is_chosen)
        and (@state::text = '' or @state::text = 'urgent' and urgent_since is not null or @state::text = 'unread' and unread > 0
            or @state::text = 'waiting' and waiting_since is not null)
        and (sqlc.narg('wrote_from')::timestamptz is null or last_member_message_at >= sqlc.narg('wrote_from')::timestamptz)
        and (sqlc.narg('wrote_before')::timestamptz is null or last_member_message_at is null
            or last_member_message_at < sqlc.narg('wrote_before')::timestamptz)
        and (rank, ord, id) > (@after_rank::integer, @after_ord::float8, @after_id::uuid)
    order by rank, ord, id limit sqlc.narg('max_rows')::integer
), longest as (
    select id, conversation_id, unread, rank, ord, row_number() over (order by waiting_since, id) as place from mine
    where waiting_since is not null order by waiting_since, id limit @max_waiting::integer
), shown as (
    select id, conversation_id, unread, rank, ord, place, 0 as waiting_place from paged
    union all
    select id, conversation_id, unread, rank, ord, 0, place from longest
)
select m.id, m.first_name, m.last_name, m.email, m.time_zone, m.display_language,
    c.last_member_message_at, c.waiting_since, c.delete_at, c.urgent_since, coalesce(c.urgent_tier, '')::text as urgent_tier,
    coalesce(c.urgent_mark, 0)::bigint as urgent_mark,
    (case when c.urgent_since is not null then urgent_places(c.id, c.urgent_since) else '{}' end)::text[] as urgent_in,
    coalesce(c.created_at, m.created_at)::timestamptz as client_since,
    last.text as last_message_text, last.sender as last_message_sender, last.created_at as last_message_at, a.kind as last_message_kind,
    last.unsent_at as last_message_unsent_at,
    shown.unread::bigint as unread, shown.rank::integer as rank, shown.ord::float8 as ord,
    shown.place::bigint as place, shown.waiting_place::bigint as waiting_place,
    counted.clients, counted.urgent, counted.unread_clients, counted.unread_messages, counted.waiting, counted.upcoming
from shown
cross join counted
join members m on m.id = shown.id
left join conversations c on c.id = shown.conversation_id
left join messages last on last.conversation_id = c.id and last.seq = c.last_seq
left join attachments a on a.id = last.attachment_id
order by shown.waiting_place, shown.place;

-- name: ClientNames :many
-- The search and sort data of an active coach's current clients.
select m.id, m.first_name, m.last_name, m.email, c.last_member_message_at,
    (c.urgent_since is not null)::boolean as urgent, (coalesce(c.coach_unread, 0) > 0)::boolean as unread, (c.waiting_since is not null)::boolean as waiting
from members m
join coaches k on k.id = m.coach_id and k.is_active and k.verification_status = 'verified'
left join conversations c on c.coach_id = m.coach_id and c.member_id = m.id
where m.coach_id = sqlc.arg('coach_id')::uuid;

-- name: CoachDay :many
-- An open coach's sessions with present clients that begin within the span, soonest first.
select sqlc.embed(s), m.first_name, m.last_name, m.time_zone as member_zone, m.display_language as member_language, k.name as coach_name, k.city as coach_city,
    k.image_url as coach_image_url, k.time_zone as coach_zone, k.zoom_link, true::boolean as coach_sees,
    not exists (select 1 from sessions e where e.member_id = s.member_id and e.coach_id = s.coach_id
        and e.status = 'scheduled' and e.starts_at < s.starts_at) as first,
    p.id as proposal_id, p.starts_at as proposal_starts_at, p.ends_at as proposal_ends_at, p.note as proposal_note, p.created_at as proposed_at,
    r.updated_at as recap_at, r.shared_at as recap_shared_at, f.shared_at as feedback_shared_at
from sessions s join members m on m.id = s.member_id and m.coach_id = s.coach_id
join coaches k on k.id = s.coach_id and k.is_active and k.verification_status = 'verified'
left join session_proposals p on p.session_id = s.id and p.answered_at is null
left join session_recaps r on r.session_id = s.id
left join session_feedback f on f.session_id = s.id
where s.coach_id = @coach_id and s.status = 'scheduled'
    and s.starts_at >= sqlc.arg('from_at')::timestamptz and s.starts_at < @until_at::timestamptz
order by s.starts_at, s.id;

-- name: ClientUpcoming :many
-- An open coach's next sessions with a present client, soonest first.
select sqlc.embed(s), m.first_name, m.last_name, m.time_zone as member_zone, m.display_language as member_language, k.name as coach_name, k.city as coach_city,
    k.image_url as coach_image_url, k.time_zone as coach_zone, k.zoom_link, true::boolean as coach_sees,
    not exists (select 1 from sessions e where e.member_id = s.member_id and e.coach_id = s.coach_id
        and e.status = 'scheduled' and e.starts_at < s.starts_at) as first,
    p.id as proposal_id, p.starts_at as proposal_starts_at, p.ends_at as proposal_ends_at, p.note as proposal_note, p.created_at as proposed_at,
    r.updated_at as recap_at, r.shared_at as recap_shared_at, f.shared_at as feedback_shared_at
from sessions s join members m on m.id = s.member_id and m.coach_id = s.coach_id
join coaches k on k.id = s.coach_id and k.is_active and k.verification_status = 'verified'
left join session_proposals p on p.session_id = s.id and p.answered_at is null
left join session_recaps r on r.session_id = s.id
left join session_feedback f on f.session_id = s.id
where s.member_id = @member_id and s.coach_id = @coach_id and s.status = 'scheduled' and s.ends_at > sqlc.arg('now')::timestamptz
order by s.starts_at, s.id limit @max_rows;

-- name: ClientPast :many
-- An open coach's sessions with a present client that are over or cancelled, newest first.
select sqlc.embed(s), m.first_name, m.last_name, m.time_zone as member_zone, m.display_language as member_language, k.name as coach_name, k.city as coach_city,
    k.image_url as coach_image_url, k.time_zone as coach_zone, k.zoom_link, true::boolean as coach_sees,
    not exists (select 1 from sessions e where e.member_id = s.member_id and e.coach_id = s.coach_id
        and e.status = 'scheduled' and e.starts_at < s.starts_at) as first,
    p.id as proposal_id, p.starts_at as proposal_starts_at, p.ends_at as proposal_ends_at, p.note as proposal_note, p.created_at as proposed_at,
    r.updated_at as recap_at, r.shared_at as recap_shared_at, f.shared_at as feedback_shared_at
from sessions s join members m on m.id = s.member_id and m.coach_id = s.coach_id
join coaches k on k.id = s.coach_id and k.is_active and k.verification_status = 'verified'
left join session_proposals p on p.session_id = s.id and p.answered_at is null
left join session_recaps r on r.session_id = s.id
left join session_feedback f on f.session_id = s.id
where s.member_id = @member_id and s.coach_id = @coach_id and (s.status = 'cancelled' or s.ends_at <= sqlc.arg('now')::timestamptz)
order by s.starts_at desc, s.id desc limit @max_rows;

-- name: ClientPastCount :one
-- The number of sessions that an active coach has had with a current client: past and not cancelled.
select count(*) from sessions s join members m on m.id = s.member_id and m.coach_id = s.coach_id
join coaches k on k.id = s.coach_id and k.is_active and k.verification_status = 'verified'
where s.member_id = @member_id and s.coach_id = @coach_id and s.status = 'scheduled' and s.ends_at <= sqlc.arg('now')::timestamptz;

-- name: SharedByClient :one
-- The answers that a current client shares with an active coach.
select p.shared_with_coach, p.region, p.religion, p.gender, p.age_range, p.language, p.focus
from members m
join coaches k on k.id = m.coach_id and k.is_active and k.verification_status = 'verified'
join member_preferences p on p.member_id = m.id
where m.id = @member_id and m.coach_id = @coach_id::uuid;
