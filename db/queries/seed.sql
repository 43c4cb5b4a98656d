-- name: LockSeeding :exec
-- Demonstration data: existing rows stay. Concurrent seeds run one after the other.
select pg_advisory_xact_lock(@key::bigint);

-- name: SeededCoaches :many
select id from coaches where id = any(@ids::uuid[]) or email = any(@emails::citext[]);

-- name: SeededMembers :many
select id from members where id = any(@ids::uuid[]) or email = any(@emails::citext[]) or username = any(@usernames::citext[]);

-- name: SeedCoach :execrows
insert into coaches (
    id, email, password_hash, name, bio, specializations, focus, image_url, availability, city, state, country, time_zone, ratings,
    review_count, licenses, languages, education, years_of_experience, verification_status, documents_submitted, is_active,
    gender, region, religion, created_at
) values (
    @id, @email, @password_hash, @name, @bio, @specializations, @focus, @image_url, @availability, @city, @state, @country, @time_zone,
    sqlc.narg('ratings'), @review_count, @licenses, @languages, @education, @years_of_experience, @verification_status,
    @documents_submitted, @is_active, sqlc.narg('gender'), sqlc.narg('region'), sqlc.narg('religion'), @created_at
) on conflict do nothing;

-- name: SeedCredential :exec
insert into coach_credentials (coach_id, position, title, issuer, year, checked_on)
values (@coach_id, @position, @title, @issuer, sqlc.narg('year'), @checked_on::date);

-- name: SeedMember :execrows
insert into members (id, username, email, first_name, last_name, password_hash, time_zone, display_language, coach_id, created_at, email_confirmed_at)
values (@id, @username, @email, @first_name, @last_name, @password_hash, @time_zone, @display_language, @coach_id, @created_at, @created_at)
on conflict do nothing;

-- name: SeedPreferences :exec
insert into member_preferences (member_id, region, religion, gender, age_range, language, focus, onboarded_at, tour_seen_at)
values (@member_id, @region, @religion, @gender, @age_range, @language, @focus, @onboarded_at, @onboarded_at);

-- name: SeedConversation :one
insert into conversations (
    id, member_id, coach_id, last_seq, last_message_at, last_member_message_at,
    member_delivered_seq, member_read_seq, coach_delivered_seq, coach_read_seq, urgent_since, urgent_tier, waiting_since, created_at
) values (
    @id, @member_id, @coach_id, @last_seq, @last_message_at, sqlc.narg('last_member_message_at'),
    @member_delivered_seq, @member_read_seq, @coach_delivered_seq, @coach_read_seq, sqlc.narg('urgent_since'),
    case when sqlc.narg('urgent_since')::timestamptz is not null then 'urgent' end, sqlc.narg('waiting_since'), @created_at
) returning id;

-- name: SeedMessage :exec
with unread as (
    update conversations c set coach_unread = c.coach_unread + 1
    where c.id = @conversation_id and @sender::text = 'member' and @seq::bigint > c.coach_read_seq
)
insert into messages (conversation_id, id, seq, sender, text, automatic, grams, created_at)
values (@conversation_id, @id, @seq::bigint, @sender::text, @text, @automatic, @grams, @created_at);

-- name: SeedFlag :exec
with marked as (
    update conversations c set urgent_mark = c.urgent_mark + 1 where c.id = @conversation_id returning c.id, c.urgent_mark
)
insert into safety_flags (conversation_id, message_id, tier, mark, created_at)
select marked.id, @message_id::uuid, @tier::text, marked.urgent_mark, @created_at::timestamptz from marked;

-- name: SeedNotification :exec
insert into notifications (id, member_id, type, title, message, created_at, read_at)
values (@id, @member_id, @type, @title, @message, @created_at, sqlc.narg('read_at'));

-- name: SeedTrial :exec
insert into memberships (member_id, trial_started_at, trial_ends_at) values (@member_id, @started_at, @ends_at);

-- name: SeedHoursPublished :exec
update coaches set hours_published_at = @at where id = @coach_id;

-- name: SeedHours :exec
insert into coach_weekly_hours (coach_id, weekday, from_minute, until_minute) values (@coach_id, @weekday, @from_minute, @until_minute)
on conflict do nothing;

-- name: SeedSession :exec
insert into sessions (
    id, member_id, coach_id, starts_at, ends_at, status, note, room, counted, sequence, cancelled_at, cancelled_by, outcome, outcome_at,
    created_at
) values (
    @id, @member_id, @coach_id, @starts_at, @ends_at, @status, @note, @room, @counted, @sequence, sqlc.narg('cancelled_at'),
    sqlc.narg('cancelled_by'), sqlc.narg('outcome'), sqlc.narg('outcome_at'), @created_at
);

-- name: SeedSessionEvent :exec
insert into session_events (id, session_id, sequence, kind, actor, starts_at, created_at)
values (@id, @session_id, @sequence, @kind, 'member', @starts_at, @created_at);

-- name: SeedProposal :exec
insert into session_proposals (id, session_id, coach_id, starts_at, ends_at, note, created_at)
values (@id, @session_id, @coach_id, @starts_at, @ends_at, @note, @created_at);

-- name: SeedCredentialChange :exec
insert into credential_changes (id, coach_id, credentials, created_at) values (@id, @coach_id, @credentials, @created_at);

-- name: SeedSavedResource :exec
insert into saved_resources (member_id, resource, created_at) values (@member_id, @resource, @created_at);

-- name: SeedJournalEntry :exec
insert into journal_entries (member_id, id, resource, prompt, sealed, created_at, updated_at)
values (@member_id, @id, @resource, sqlc.narg('prompt'), @sealed, @written_at, @written_at);

-- name: SeedCheckIn :exec
insert into check_ins (id, member_id, day, sealed, updated_at, shared_at)
values (@id, @member_id, @day, @sealed, @written_at, sqlc.narg('shared_at'));

-- name: SeedSharing :exec
update member_preferences set shared_with_coach = @fields where member_id = @member_id;

-- name: SeedGoal :exec
insert into goals (id, member_id, coach_id, title, detail, proposed_by, member_agreed_at, coach_agreed_at, was_agreed, created_at, updated_at)
values (@id, @member_id, @coach_id, @title, @detail, @proposed_by, sqlc.narg('member_agreed_at'), sqlc.narg('coach_agreed_at'),
    sqlc.narg('member_agreed_at')::timestamptz is not null and sqlc.narg('coach_agreed_at')::timestamptz is not null, @created_at, @created_at);
