-- name: SaveBetaSignup :exec
-- The same address twice is one row: the first answer stands.
insert into beta_signups (
    email, first_name, last_name, occupation, location, age_range, reason_for_interest, heading_variant, pricing_variant
) values (
    @email, @first_name, @last_name, @occupation, @location, @age_range, @reason_for_interest,
    sqlc.narg('heading_variant'), sqlc.narg('pricing_variant')
) on conflict (email) do nothing;

-- name: BetaSignupByEmail :one
select * from beta_signups where email = $1;
