-- name: PreferencesOf :one
select * from member_preferences where member_id = $1;

-- name: SaveOnboarding :exec
insert into member_preferences (
    member_id, region, religion, gender, age_range, language, focus, coach_gender, outside_community, home_city, onboarded_at
) values (
    @member_id, @region, @religion, @gender, @age_range, @language, @focus, @coach_gender, @outside_community, @home_city, now()
)
on conflict (member_id) do update set
    region = excluded.region, religion = excluded.religion, gender = excluded.gender, age_range = excluded.age_range,
    language = excluded.language, focus = excluded.focus,
    coach_gender = excluded.coach_gender, outside_community = excluded.outside_community, home_city = excluded.home_city,
    onboarded_at = coalesce(member_preferences.onboarded_at, excluded.onboarded_at);

-- name: SaveMatching :one
-- Replaces the member's wishes for a coach.
insert into member_preferences (member_id, language, focus, coach_gender, outside_community, home_city)
values (@member_id, @language, @focus, @coach_gender, @outside_community, @home_city)
on conflict (member_id) do update set
    language = excluded.language, focus = excluded.focus,
    coach_gender = excluded.coach_gender, outside_community = excluded.outside_community, home_city = excluded.home_city
returning *;

-- name: SeeTour :exec
-- The member has seen the tour; the first time is kept.
insert into member_preferences (member_id, tour_seen_at) values (@member_id, now())
on conflict (member_id) do update set tour_seen_at = coalesce(member_preferences.tour_seen_at, excluded.tour_seen_at);
