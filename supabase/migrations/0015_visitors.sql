-- What visitors leave is taken by functions that the Worker alone may call, with a budget per address and hour. Nothing
-- is left past the shop but the answers of a session that exists.

create or replace function public.maestro_start_session(lang text, user_agent text default null, ip text default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  started uuid;
begin
  perform private.spend_budget('session', $3, 60);
  insert into public.maestro_sessions (lang, user_agent) values ($1, left($2, 400)) returning id into started;
  return started;
end
$$;
comment on function public.maestro_start_session(text, text, text) is
  'Mints a journey''s session. The address (ip) is for the hourly budget and not kept.';
revoke execute on function public.maestro_start_session(text, text, text) from anon, authenticated;
grant execute on function public.maestro_start_session(text, text, text) to worker;

drop policy "everyone leaves a lead" on public.leads;
revoke insert on public.leads from anon, authenticated;
create function public.leave_lead(
  first_name text, last_name text, email text, phone text, country_code text, lang text, ip text default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_budget('lead', $7, 10);
  insert into public.leads (first_name, last_name, email, phone, country_code, lang)
  values ($1, $2, lower(btrim($3)), $4, $5, $6)
  on conflict on constraint leads_email_key do nothing;
  return true;
end
$$;
comment on function public.leave_lead(text, text, text, text, text, text, text) is
  'Keeps a sign-up, the first of an address; true, the same for a new and a known one';
grant execute on function public.leave_lead(text, text, text, text, text, text, text) to worker;

revoke execute on function public.subscribe_newsletter(text, text) from anon, authenticated;
grant execute on function public.subscribe_newsletter(text, text) to worker;

drop function public.measure_page(text, text, double precision, text);
create function public.measure_page(path text, metric text, value double precision, device text, ip text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_budget('measurement', $5, 600);
  insert into public.page_measurements (path, metric, value, device) values ($1, $2, $3, $4);
  return true;
end
$$;
comment on function public.measure_page(text, text, double precision, text, text) is
  'Keeps one measurement; the table''s constraints bound it';
grant execute on function public.measure_page(text, text, double precision, text, text) to worker;
