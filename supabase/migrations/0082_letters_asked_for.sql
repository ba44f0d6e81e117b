-- Whoever asks for a letter types an address, and it may be anybody's: of each kind ten an hour, as of sign-ups and of
-- letters to the house, and by an IPv6 /48 forty. Twenty and eighty were more than any household asks for, and more
-- recipients than one network has to reach in a stranger's name.

create or replace function public.ask_for_letters(
  email text, lang text, token_hash text, consent_version text, ip text default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_budget('letters', $5, 10);
  return private.keep_link('subscribe', lower(btrim($1)), $2, $3, interval '7 days', jsonb_build_object('consent_version', $4));
end
$$;

create or replace function public.ask_for_my_data(email text, lang text, token_hash text, ip text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_budget('my_data', $4, 10);
  return private.keep_link('open_data', lower(btrim($1)), $2, $3, interval '1 day');
end
$$;

comment on table private.spent_budgets is
  'How often an action was taken from an address within an hour, and how many letters a stranger may have caused went to one letter box within a day. Letters that reach whoever was typed, but those of orders and sign-ins, are ten an hour of each kind. Addresses are hashes; rows are of use for a day.';
