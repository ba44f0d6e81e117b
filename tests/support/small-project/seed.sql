insert into public.houses (id, name, is_open)
select n, 'House ' || n, n <> 3 from generate_series(1, 30) n;
insert into public.rooms (id, house_id, position, label) values
  (1, 1, 2, '{"en": "Attic"}'), (2, 1, 1, '{"en": "Cellar"}'), (3, 2, 1, '{"en": "Hall"}');
insert into public.things (id, room_id, name) values (1, 1, 'trunk'), (2, 1, 'lamp'), (3, 3, 'clock');
