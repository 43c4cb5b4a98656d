-- +goose Up
-- Services outside of the program that fail at present, for administrators. A row is deleted when the service works
-- again.
create table service_outages (
    service text primary key check (service in ('files', 'payments')),
    since timestamptz not null default now(),
    last_failed_at timestamptz not null default now()
);

-- +goose Down
drop table service_outages;
