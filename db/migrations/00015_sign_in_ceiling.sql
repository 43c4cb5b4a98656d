-- +goose Up
-- An email to the owner of an account for which too many wrong passwords were given.
alter table account_notices drop constraint account_notices_kind_check;
alter table account_notices add constraint account_notices_kind_check
    check (kind in ('sign-in', 'password', 'reset', 'address', 'guesses'));
alter table coach_notices drop constraint coach_notices_kind_check;
alter table coach_notices add constraint coach_notices_kind_check check (kind in (
    'sign-in', 'password', 'reset', 'factor-on', 'factor-off', 'factor-reset', 'recovery-used', 'verified', 'rejected', 'activated', 'deactivated',
    'credentials-approved', 'credentials-rejected', 'guesses'));

-- Requests count per address, whatever their origin. The column client is no longer written; versions that still run
-- during a rollout need it.
alter table reset_requests alter column client drop not null;
drop index reset_requests_client_idx;
create index reset_requests_email_idx on reset_requests (email, created_at);

-- +goose Down
drop index reset_requests_email_idx;
delete from reset_requests where client is null;
alter table reset_requests alter column client set not null;
create index reset_requests_client_idx on reset_requests (client, created_at);
delete from coach_notices where kind = 'guesses';
alter table coach_notices drop constraint coach_notices_kind_check;
alter table coach_notices add constraint coach_notices_kind_check check (kind in (
    'sign-in', 'password', 'reset', 'factor-on', 'factor-off', 'factor-reset', 'recovery-used', 'verified', 'rejected', 'activated', 'deactivated',
    'credentials-approved', 'credentials-rejected'));
delete from account_notices where kind = 'guesses';
alter table account_notices drop constraint account_notices_kind_check;
alter table account_notices add constraint account_notices_kind_check
    check (kind in ('sign-in', 'password', 'reset', 'address'));
