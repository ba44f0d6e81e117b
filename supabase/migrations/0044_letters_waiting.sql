-- How many letters wait for a reply, among the counts of the house.

alter function public.house_glance(integer) set schema private;
alter function private.house_glance(integer) rename to house_but_letters;
revoke execute on function private.house_but_letters(integer) from authenticated;

create function public.house_glance(days integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin sees the house' using errcode = 'insufficient_privilege';
  end if;
  return private.house_but_letters($1) || jsonb_build_object('waiting', (
    -- Up to a thousand, as the lists count.
    select count(*) from (
      select from public.contact_letters as letter where letter.sent_at is null limit 1000
    ) as waiting
  ));
end
$$;
comment on function public.house_glance(integer) is
  'The last days, at most 90, in counts: journeys, wishes, leads and subscribers, how fast three quarters of the visits of 28 days saw their page, and letters that wait; for admins';
grant execute on function public.house_glance(integer) to authenticated;
