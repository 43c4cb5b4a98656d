-- name: PreferencesOf :one
select * from member_preferences where member_id = $1;

-- name: SaveOnboarding :exec
insert into member_preferences (member_id, region, religion, gender, age_range, language, focus, onboarded_at)
values (@member_id, @region, @religion, @gender, @age_range, @language, @focus, now())
on conflict (member_id) do update set
    region = excluded.region, religion = excluded.religion, gender = excluded.gender, age_range = excluded.age_range,
    language = excluded.language, focus = excluded.focus,
    onboarded_at = coalesce(member_preferences.onboarded_at, excluded.onboarded_at);
