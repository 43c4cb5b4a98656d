-- +goose Up
-- When the provider charges again after a pause, and when the email about it was enqueued; null without a pause.
alter table subscriptions add column resumes_at timestamptz;
alter table subscriptions add column pause_emailed_at timestamptz;
-- Pauses whose end is not announced yet.
-- squawk-ignore require-concurrent-index-creation
create index subscriptions_paused_idx on subscriptions (resumes_at) where resumes_at is not null and pause_emailed_at is null;

-- +goose Down
drop index subscriptions_paused_idx;
alter table subscriptions drop column pause_emailed_at;
alter table subscriptions drop column resumes_at;
