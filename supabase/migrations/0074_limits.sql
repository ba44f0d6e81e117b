-- Whoever has an IPv6 /48 has 2^16 networks of the kind that counts as one caller: together they get four callers' share.

create or replace function private.spend_budget(action text, address text, hourly_limit integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- One person has a whole /64 of IPv6. In this order always, so that no two calls wait for each other.
  bits constant integer[] := case when address like '%:%' then array[64, 48] end;
  network text;
  allowed integer;
  spent integer;
begin
  if hourly_limit is null then
    raise exception 'An action without a limit: %', $1 using errcode = 'null_value_not_allowed';
  end if;
  if address is null then
    return;
  end if;
  for turn in 1..coalesce(cardinality(bits), 1) loop
    network := case when bits is null then address else host(network(set_masklen(address::inet, bits[turn]))) end;
    allowed := case when turn = 1 then hourly_limit else 4 * hourly_limit end;
    -- The address of a /64 and of its /48 may be spelled alike.
    insert into private.spent_budgets as counted (hour, action, address, times)
    values (date_trunc('hour', now()), case when turn = 1 then $1 else $1 || '/48' end, sha256(convert_to(network, 'utf8')), 1)
    on conflict on constraint spent_budgets_pkey do update set times = counted.times + 1
    returning counted.times into spent;
    if spent > allowed then
      raise exception 'Too many requests' using errcode = 'PT429', hint = action;
    end if;
  end loop;
end
$$;
comment on function private.spend_budget(text, text, integer) is
  'Counts an action from an IP address (none: not counted) and refuses it with 429 past so many in this hour, or past four times as many from an IPv6 /48. A refused call is not counted: its transaction is undone.';

-- Auth sees the Worker's one address, whoever asks: the shop's hour there is shared out here.
create function public.spend_auth_share(call text, ip text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_budget('auth_' || $1, $2, case $1
    when 'token' then 200
    when 'verify' then 100
    when 'letter' then 40
    when 'factor' then 60
  end);
  return true;
end
$$;
comment on function public.spend_auth_share(text, text) is
  'Counts a call of Auth for the visitor behind it, and refuses it with 429 where one caller would take more than a small part of the shop''s hour';
revoke execute on function public.spend_auth_share(text, text) from public, anon, authenticated;
grant execute on function public.spend_auth_share(text, text) to worker;

-- Auth takes a code of an authenticator app as often as it comes, for a minute and a half.
create table private.tried_codes (
  factor_id uuid not null,
  code_hash bytea not null,
  tried_at timestamptz not null default now(),
  primary key (factor_id, code_hash)
);
comment on table private.tried_codes is
  'Codes of second factors that were entered a moment ago, right or wrong, each of which is taken once; none is valid as long as it is kept';
alter table private.tried_codes enable row level security;

create function public.try_factor_code(factor uuid, code text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.tried_codes as tried where tried.tried_at < now() - interval '5 minutes';
  -- Of two at once the second waits for the first, and finds its row.
  insert into private.tried_codes (factor_id, code_hash)
  values ($1, sha256(convert_to($1::text || $2, 'utf8')))
  on conflict on constraint tried_codes_pkey do nothing;
  return found;
end
$$;
comment on function public.try_factor_code(uuid, text) is
  'Takes a code of a second factor before Auth is asked about it: false where the same one was entered within the last five minutes';
revoke execute on function public.try_factor_code(uuid, text) from public, anon, authenticated;
grant execute on function public.try_factor_code(uuid, text) to worker;
