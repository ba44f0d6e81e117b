-- Rules for all tables and functions, including those that are added later.
begin;
select plan(18);

select is_empty($$
  select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity
$$, 'every table is behind row-level security');

select is_empty($$
  select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid) is null
$$, 'every table says what it is for');

select is_empty($$
  select relation.oid::regclass::text from pg_class as relation join pg_roles as owner on owner.oid = relation.relowner
    where relation.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and owner.rolsuper
  union all
  select function.oid::regprocedure::text from pg_proc as function join pg_roles as owner on owner.oid = function.proowner
    where function.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and owner.rolsuper
$$, 'nothing runs as a superuser or belongs to one');

select is_empty($$
  select relname from pg_class as relation
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and not exists (select from pg_policy where polrelid = relation.oid)
$$, 'every table has a policy');

select is_empty($$
  select proname from pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind = 'f'
    and not coalesce('search_path=""' = any (proconfig), false)
$$, 'every function names what it uses in full');

select is_empty($$
  select proname from pg_proc where pronamespace = 'public'::regnamespace and obj_description(oid) is null
$$, 'every public function says what it does');

select is_empty($$
  select conrelid::regclass, conname from pg_constraint as reference
  where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (
      select from pg_index
      where indrelid = conrelid and indisvalid
        and array(select unnest((indkey::smallint[])[0:cardinality(conkey) - 1]) order by 1) = array(select unnest(conkey) order by 1)
        -- Nothing refers by null.
        and (indpred is null or pg_get_expr(indpred, indrelid) = (
          select format('(%I IS NOT NULL)', attname) from pg_attribute where attrelid = conrelid and attnum = conkey[1]
        ))
    )
$$, 'every reference has an index that begins with it');

create temporary view policy_column as
select format('%I.%I', policy.schemaname, policy.tablename) as tablename, policy.policyname, compared.names[1] as name
from pg_policies as policy, regexp_matches(concat(policy.qual, ' ', policy.with_check), '(\w+) = \( SELECT', 'g') as compared (names)
where policy.schemaname in ('public', 'private');
select is_empty($$
  select tablename, policyname, name from policy_column
  where not exists (
    select from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indrelid = tablename::regclass and attname = name
      -- A caller's own id is never null.
      and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', name))
  )
$$, 'every column by which a policy knows a caller''s rows leads an index');
select isnt_empty('select from policy_column', 'there are columns by which policies know a caller''s rows');

-- A token outlives its session.
select is_empty($$
  select tablename, policyname from pg_policies
  where schemaname = 'public' and concat(qual, with_check) ~ 'auth\.(uid|jwt|email)\('
  union all
  select proname, '' from pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc ~ 'auth\.uid\('
    and prosrc !~ 'private\.(is_admin|require_admin|listed_as_admin|session_lasts)\(' and proname <> 'session_lasts'
$$, 'whose rows are whose is asked of what knows an ended session');

select set_eq($$
  select proname::text from pg_proc
  where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')
$$, $$
  values ('is_admin'), ('parts')
$$, 'visitors call these functions and no others');

select set_eq($$
  select proname::text from pg_proc
  where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
$$, $$
  values ('is_admin'), ('parts'),
    ('save_question_texts'), ('erase_person'), ('log_export'), ('invite_to_perfume'), ('move_vault_perfume'), ('move_question'),
    ('add_question'), ('add_question_part'), ('add_option'), ('copy_question'), ('copy_question_part'), ('copy_option'), ('archive_question'),
    ('list_page_speed'), ('find_compounding_sheet'), ('set_perfume_withdrawn'), ('request_admin_access'),
    ('reset_second_factor'), ('list_leads'), ('list_subscribers'), ('list_results'), ('list_own_perfumes'),
    ('list_contact_letters'), ('take_contact_letter'), ('report_contact_reply'), ('read_statistics'),
    ('list_orders'), ('count_orders'), ('count_waiting'), ('find_admin_order'), ('advance_order'), ('undo_cancellation'), ('send_parcel'), ('deliver_by_hand'), ('record_payment'),
    ('refund_order'), ('list_own_orders'), ('list_unsent_letters'), ('resend_letter'), ('decide_held_payment'), ('decline_return'), ('decide_return'), ('invite_admin')
$$, 'who is signed in calls these, and most of them are for admins');

select set_eq($$
  select proname::text from pg_proc
  where pronamespace = 'public'::regnamespace and has_function_privilege('worker', oid, 'execute')
$$, $$
  values ('save_lead'), ('maestro_start_session'), ('save_measurement'), ('name_result'),
    ('find_shared_perfume'), ('request_subscription'), ('confirm_subscription'), ('unsubscribe'), ('find_lead_to_confirm'),
    ('confirm_lead'), ('claim_journey'), ('request_my_data_link'), ('open_my_data'), ('export_my_data'),
    ('withdraw_contact_consent'), ('erase_my_data'), ('purge_batch'), ('preview_result'), ('save_result'), ('list_editions'), ('clear_answers'), ('find_result'), ('has_result'), ('find_shown_perfume'), ('is_listed_admin'),
    ('save_contact_letter'), ('list_own_invitations'), ('quote_order'), ('list_delivery_countries'), ('place_order'), ('find_order'), ('cancel_order'), ('request_return'),
    ('keep_order'), ('spend_auth_share'), ('try_factor_code'), ('find_second_factor'),
    ('pass_second_factor'), ('begin_second_factor'), ('enrol_second_factor'), ('renew_recovery_codes'), ('remove_second_factor'),
    ('open_sign_in_link'), ('find_sign_in_address'), ('reopen_sign_in_link'), ('claim_letter'), ('find_admin_invitation'), ('find_journey_holder')
$$, 'what visitors leave, the Worker alone hands over');

select set_eq($$
  select proname::text from pg_proc
  where pronamespace = 'public'::regnamespace and has_function_privilege('machinery', oid, 'execute')
$$, $$
  values ('write_auth_letters'), ('write_invitations'), ('take_letters'), ('report_letter'), ('open_payment'), ('record_payment_page'), ('record_payment_event'), ('take_open_payments'),
    ('cancel_unpaid'), ('remind_unpaid'), ('take_refunds'), ('report_refund')
$$, 'the house''s machinery sends letters, settles payments, cancels what is not paid and does nothing else');

select set_eq($$
  select rolname::text, setting from pg_roles, unnest(rolconfig) as setting
  where rolname in ('anon', 'authenticated', 'worker', 'machinery') and setting like 'statement_timeout=%'
$$, $$
  values ('anon', 'statement_timeout=3s'), ('authenticated', 'statement_timeout=8s'),
    ('worker', 'statement_timeout=8s'), ('machinery', 'statement_timeout=8s')
$$, 'no role asks longer than so');

select is_empty($$
  select tablename, cmd, role from pg_policies, unnest(roles) as role
  where schemaname in ('public', 'private') and permissive = 'PERMISSIVE'
  group by tablename, cmd, role having count(*) > 1
$$, 'no table has two policies for the same caller and verb');

-- What Supabase's advisors would say (supabase.com/docs/guides/database/database-advisors) beside the rules above.
create temporary view finding as
select 'a definer''s function that the API offers' as what, proname::text as name
from pg_proc
where pronamespace = 'public'::regnamespace and prosecdef
  and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
union all
select 'a policy that asks a function for each row', tablename || ': ' || policyname
from pg_policies, lateral regexp_replace(concat(qual, ' ', with_check), 'SELECT (private|auth)\.\w+\(\)', '', 'g') as unwrapped
where schemaname in ('public', 'private') and unwrapped ~ '(private|auth)\.\w+\(|current_setting\('
union all
select 'a policy that lets everyone write', tablename || ': ' || policyname
from pg_policies
where schemaname in ('public', 'private') and cmd <> 'SELECT' and 'true' in (qual, with_check)
union all
select 'a policy that believes what users say of themselves', tablename || ': ' || policyname
from pg_policies where concat(qual, with_check) ~ 'user_metadata'
union all
select 'a table without a key', relation.oid::regclass::text
from pg_class as relation
where relation.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relation.relkind in ('r', 'p')
  and not exists (select from pg_constraint where conrelid = relation.oid and contype = 'p')
union all
select 'a view past the policies, or a foreign table', relname
from pg_class
where relnamespace = 'public'::regnamespace
  and (relkind in ('m', 'f') or (relkind = 'v' and not coalesce('security_invoker=true' = any (reloptions), false)))
union all
select 'an extension that the API offers', extname from pg_extension where extnamespace = 'public'::regnamespace
union all
select 'a column that upgrades of PostgreSQL refuse', attrelid::regclass || '.' || attname
from pg_attribute join pg_class on pg_class.oid = attrelid
where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
  and atttypid in ('regcollation'::regtype, 'regconfig'::regtype, 'regdictionary'::regtype, 'regnamespace'::regtype,
    'regoper'::regtype, 'regoperator'::regtype, 'regproc'::regtype, 'regprocedure'::regtype)
union all
select 'an index twice', max(indexrelid::regclass::text)
from pg_index join pg_class on pg_class.oid = indrelid
where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
group by indrelid, indkey::text, indclass::text, indoption::text, pg_get_expr(indpred, indrelid), pg_get_expr(indexprs, indrelid)
having count(*) > 1;

create temporary table accepted (what text, name text, reason text);
insert into accepted values
  ('a definer''s function that the API offers', 'erase_person', 'asks private.is_admin(); accounts are out of an admin''s own reach'),
  ('a definer''s function that the API offers', 'list_results', 'asks private.is_admin(); leaves out the session, which opens answers'),
  ('a definer''s function that the API offers', 'list_leads', 'asks private.is_admin(); row-level security would keep LIKE from its index'),
  ('a definer''s function that the API offers', 'list_subscribers', 'asks private.is_admin(); row-level security would keep LIKE from its index'),
  ('a definer''s function that the API offers', 'list_contact_letters', 'asks private.is_admin(); as the other lists, whose helpers are out of an admin''s own reach'),
  ('a definer''s function that the API offers', 'take_contact_letter', 'asks private.is_admin(); nobody writes letters but by functions'),
  ('a definer''s function that the API offers', 'report_contact_reply', 'asks private.is_admin(); reports the caller''s own reply alone'),
  ('a definer''s function that the API offers', 'list_orders', 'asks private.is_admin(); as the other lists'),
  ('a definer''s function that the API offers', 'count_orders', 'asks private.is_admin(); reads what it counts once'),
  ('a definer''s function that the API offers', 'count_waiting', 'asks private.is_admin(); letters that were not sent are in a schema that the API does not offer'),
  ('a definer''s function that the API offers', 'find_admin_order', 'asks private.is_admin(); leaves out the secret, which opens the order'),
  ('a definer''s function that the API offers', 'advance_order', 'asks private.is_admin(); nobody writes orders but by functions'),
  ('a definer''s function that the API offers', 'undo_cancellation', 'asks private.is_admin(); nobody writes orders but by functions'),
  ('a definer''s function that the API offers', 'deliver_by_hand', 'asks private.is_admin(); nobody writes orders but by functions'),
  ('a definer''s function that the API offers', 'send_parcel', 'asks private.is_admin(); nobody writes orders but by functions'),
  ('a definer''s function that the API offers', 'record_payment', 'asks private.is_admin(); nobody writes orders but by functions'),
  ('a definer''s function that the API offers', 'refund_order', 'asks private.is_admin(); nobody writes orders but by functions'),
  ('a definer''s function that the API offers', 'decide_held_payment', 'asks private.is_admin(); payments are in a schema that the API does not offer'),
  ('a definer''s function that the API offers', 'decide_return', 'asks private.is_admin(); nobody writes orders but by functions'),
  ('a definer''s function that the API offers', 'decline_return', 'asks private.is_admin(); nobody writes orders but by functions'),
  ('a definer''s function that the API offers', 'list_own_orders', 'answers for the caller''s account and its proven address alone'),
  ('a definer''s function that the API offers', 'parts', 'answers for questions that the caller may read; the tables could be nested without end'),
  ('a definer''s function that the API offers', 'list_own_perfumes', 'answers for the caller''s account alone; perfumes are in a schema that the API does not offer'),
  ('a definer''s function that the API offers', 'list_unsent_letters', 'asks private.is_admin(); the letters are in a schema that the API does not offer'),
  ('a definer''s function that the API offers', 'resend_letter', 'asks private.is_admin(); the letters are in a schema that the API does not offer'),
  ('a definer''s function that the API offers', 'list_page_speed', 'asks private.is_admin(); the counts are in a schema that the API does not offer'),
  ('a definer''s function that the API offers', 'read_statistics', 'asks private.is_admin(); the speed of pages is in a schema that the API does not offer'),
  ('a definer''s function that the API offers', 'find_compounding_sheet', 'asks private.is_admin(); leaves out the session, which opens answers'),
  ('a definer''s function that the API offers', 'set_perfume_withdrawn', 'asks private.is_admin(); admins change nothing else of a perfume'),
  ('a definer''s function that the API offers', 'log_export', 'asks private.is_admin(); nobody else writes the log'),
  ('a definer''s function that the API offers', 'request_admin_access', 'answers for the caller alone; the sign-in by letter proves the address, which nobody may write'),
  ('a definer''s function that the API offers', 'reset_second_factor', 'asks private.is_admin(); factors and sessions are out of an admin''s own reach'),
  ('a definer''s function that the API offers', 'invite_admin', 'asks private.is_admin(); nobody writes letters but by functions');
select set_eq($$select what, name from finding$$, $$select what, name from accepted$$, 'the advisors find nothing but what is accepted');

-- Whether an index is used, only a database in use can tell (the advisors' "unused index").
select set_eq($$
  select indexrelid::regclass::text from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (select from pg_constraint where conindid = indexrelid)
$$, $$
  select name from (values
    ('private.maestro_results_question_idx', 'the reference to questions'),
    ('private.maestro_results_fingerprint_idx', 'the admin app looks for a perfume by the beginning of its fingerprint'),
    ('private.maestro_results_name_idx', 'or of its name'),
    ('maestro_products_list_idx', 'the Vault, in order'),
    ('maestro_question_parts_theme_key', 'a question asks about a theme once, leaving aside what was taken out'),
    ('maestro_options_part_idx', 'the options of a part'),
    ('maestro_options_value_key', 'a part has an option of a meaning once, leaving aside what was taken out'),
    ('private.maestro_results_listed_idx', 'the newest perfumes first'),
    ('private.maestro_results_newest_idx', 'one perfume of a session is its newest'),
    ('private.maestro_results_edition_idx', 'an edition of a session'),
    ('leads_created_idx', 'the newest leads first'),
    ('leads_search_idx', 'leads that contain a text'),
    ('leads_names_idx', 'leads a word of whose name begins with one or two letters'),
    ('newsletter_subscribers_email_idx', 'subscribers whose address begins so; an address subscribes once'),
    ('newsletter_subscribers_search_idx', 'subscribers whose address contains a text'),
    ('newsletter_subscribers_created_idx', 'the newest subscribers first'),
    ('contact_letters_created_idx', 'the newest letters to the house first'),
    ('contact_letters_new_idx', 'those that wait for a reply'),
    ('contact_letters_answered_idx', 'those that have one'),
    ('contact_letters_email_idx', 'the letters of an address'),
    ('contact_letters_search_idx', 'letters that contain words'),
    ('contact_letters_names_idx', 'letters a word of whose sender''s name begins with one or two letters'),
    ('orders_letter_box_idx', 'what a letter box holds unpaid'),
    ('vault_invitations_email_idx', 'the invitations of an address'),
    ('vault_invitations_waiting_idx', 'the invitations that nobody was told of yet'),
    ('private.credits_spent_idx', 'the credit of a discovery set is spent once'),
    ('private.credits_set_idx', 'the credits of a set''s order'),
    ('orders_created_idx', 'the newest orders first'),
    ('orders_open_idx', 'those that are under way, the soonest promised first'),
    ('orders_promised_idx', 'and those of one state'),
    ('orders_state_idx', 'those of a state'),
    ('orders_refund_idx', 'those whose money goes back'),
    ('orders_overpaid_idx', 'those that were paid too much'),
    ('orders_money_idx', 'those whose money the courier has'),
    ('orders_due_idx', 'those that nobody has paid yet, to be cancelled after their day'),
    ('orders_overdue_idx', 'those that are paid in part alone, which no clock cancels'),
    ('private.waiting_networks_idx', 'what a network holds unpaid'),
    ('orders_return_requested_idx', 'those that a customer wants to send back'),
    ('private.payments_order_idx', 'the payments of an order'),
    ('private.payments_open_idx', 'those of which nothing was heard'),
    ('private.payments_held_idx', 'those that a person decides on'),
    ('private.payment_events_payment_idx', 'events go with their payment'),
    ('private.refunds_payment_idx', 'what was asked back of a payment'),
    ('private.refunds_asked_idx', 'what is to go back next'),
    ('private.refunds_refused_idx', 'the orders whose refund failed'),
    ('private.disputes_payment_idx', 'whether a payment is disputed'),
    ('orders_email_idx', 'the orders of an address'),
    ('orders_search_idx', 'the admin app looks for an order by a phone, or words of a name or an address'),
    ('orders_names_idx', 'or the first letters of a name'),
    ('orders_number_end_idx', 'or by the end of its number'),
    ('orders_account_idx', 'the orders of an account'),
    ('order_lines_fingerprint_idx', 'or by a formula'),
    ('order_lines_session_idx', 'the discovery sets of a journey'),
    ('order_lines_product_idx', 'the reference to perfumes of the Vault'),
    ('order_events_order_idx', 'the history of an order'),
    ('order_events_money_idx', 'the money of the last months'),
    ('private.outbox_letters_once_idx', 'a step of an order is told once'),
    ('private.outbox_letters_account_idx', 'the oldest letters about accounts'),
    ('private.outbox_letters_due_idx', 'the letters that wait'),
    ('private.outbox_letters_dead_idx', 'those that could not be sent'),
    ('private.mailed_links_email_idx', 'how many letters an address got today'),
    ('private.mailed_links_expires_idx', 'what is over'),
    ('maestro_sessions_owner_idx', 'the journeys of an account'),
    ('maestro_sessions_unfinished_idx', 'the oldest journeys without a perfume'),
    ('private.maestro_results_share_token_idx', 'the perfume of a shared link'),
    ('private.maestro_results_formula_idx', 'no two perfumes have the same formula')
  ) as wanted (name, reason)
$$, 'every index that no constraint needs has its use');

select * from finish();
rollback;
