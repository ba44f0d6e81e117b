-- The first content of a shop: the Maestro's questions, the Vault's perfumes, the maintenance message.
-- Idempotent: rows that exist are left as they are.
-- The allow-list of admins is empty. A hosted shop's first admin is added by hand:
--   insert into public.app_admins_email (email) values ('you@example.com');
-- (the embedded backend adds admin@athar.localhost, which no hosted project ever has).

-- The audit log is for what admins change, not for the seed.
alter table public.maestro_questions disable trigger audit;
alter table public.maestro_question_parts disable trigger audit;
alter table public.maestro_options disable trigger audit;
alter table public.maestro_products disable trigger audit;
alter table public.site_settings disable trigger audit;

insert into public.maestro_questions (id, order_index, background_url, intro_media_type, intro_media_url, question_text, hint) values
  ('5ce7a000-0000-4000-8000-000000000001', 1, 'question-threshold', null, null,
    '{"ar": "قبل أن أفتح أول قارورة: لمن هذا العطر؟", "en": "Before I open the first bottle: who will wear this perfume?", "fr": "Avant que j’ouvre le premier flacon : qui portera ce parfum ?", "ru": "Прежде чем я открою первый флакон, скажите: для кого этот аромат?"}',
    '{"ar": "إن كان العطر هدية فأجيبوا عن كل سؤال كما يجيب من سيضعه.", "en": "If it is a gift, answer every question as the wearer would.", "fr": "Si c’est un cadeau, répondez comme le ferait la personne à qui vous l’offrez.", "ru": "Если это подарок, отвечайте на все вопросы так, как ответил бы тот, кому вы его дарите."}'),
  ('5ce7a000-0000-4000-8000-000000000002', 2, 'question-evening', 'video', '/media/intro-evening.mp4',
    '{"ar": "عودوا بذاكرتكم إلى مساء لا تنسونه. أيّ ساعة منه أحبّ إليكم؟", "en": "Think of an evening you have not forgotten. Was it still light?", "fr": "Pensez à un soir que vous n’avez pas oublié. Faisait-il encore jour ?", "ru": "Мысленно вернитесь к вечеру, который вы не забыли. Было светло, темно или смеркалось?"}',
    null),
  ('5ce7a000-0000-4000-8000-000000000003', 3, 'question-season', null, null,
    '{"ar": "أيّ فصول السنة أحبّ إليكم؟", "en": "Which seasons do you like best?", "fr": "Quelles saisons préférez-vous ?", "ru": "Какие времена года вы любите больше всего?"}',
    null),
  ('5ce7a000-0000-4000-8000-000000000004', 4, 'question-place', null, null,
    '{"ar": "أيّ الأماكن تودّون أن تطيلوا البقاء فيها؟", "en": "Where would you like to linger for an hour?", "fr": "Dans quels lieux aimeriez-vous vous attarder ?", "ru": "В каких местах вам хочется задержаться?"}',
    null),
  ('5ce7a000-0000-4000-8000-000000000005', 5, 'question-people', null, null,
    '{"ar": "ماذا يقول عنكم من يحبّونكم؟", "en": "When you have left the room, what do those who love you say about you?", "fr": "Quand vous avez quitté la pièce, que disent de vous ceux qui vous aiment ?", "ru": "Что говорят о вас близкие, когда вас нет в комнате?"}',
    null),
  ('5ce7a000-0000-4000-8000-000000000006', 6, 'question-family', null, null,
    '{"ar": "أمامي ستة أوعية. أيّ روائحها أقرب إليكم؟", "en": "Six bowls stand on my table. Which scents do you like best?", "fr": "Six coupes sont posées sur ma table. Quelles senteurs préférez-vous ?", "ru": "Передо мной шесть чаш. Какие запахи вам нравятся больше всего?"}',
    '{"ar": "اختاروا ثلاث روائح على الأكثر.", "en": "Choose up to 3", "fr": "Jusqu’à 3 réponses", "ru": "Не более 3 вариантов"}'),
  ('5ce7a000-0000-4000-8000-000000000007', 7, 'question-colour', null, null,
    '{"ar": "تخيّلوا غرفة لا تودّون مغادرتها. ما ألوانها؟", "en": "Imagine a room you would not want to leave. Which shades do you see?", "fr": "Imaginez une pièce où vous aimeriez rester. De quelles couleurs est-elle ?", "ru": "Представьте комнату, где вам хорошо. Какие в ней цвета?"}',
    null),
  ('5ce7a000-0000-4000-8000-000000000008', 8, 'question-strength', null, null,
    '{"ar": "تدخلون على من تحبّون. بأيّ قوّة تودّون أن يفوح عطركم؟", "en": "You arrive among friends. How strong should your perfume be?", "fr": "Vous arrivez chez des amis. Quelle intensité souhaitez-vous pour votre parfum ?", "ru": "Вы пришли к друзьям. Насколько заметным должен быть ваш аромат?"}',
    '{"ar": "1: لا يشمّه إلا من عانقكم. 10: يسبقكم إلى المجلس.", "en": "1 is very light, noticed only in an embrace. 10 is very strong, noticed the moment you come in.", "fr": "1 : très léger, on ne le sent que de tout près. 10 : très intense, on le remarque avant même que vous ayez parlé.", "ru": "1 — очень лёгкий, слышен только вблизи. 10 — очень насыщенный, заметен раньше, чем вы заговорите."}'),
  ('5ce7a000-0000-4000-8000-000000000009', 9, 'question-occasion', null, null,
    '{"ar": "القارورة عند الباب. في أيّ المناسبات تتعطّرون بها؟", "en": "The bottle stands by the door. On which occasions will you wear this perfume?", "fr": "Le flacon attend près de la porte. Pour quelles occasions porterez-vous ce parfum ?", "ru": "Флакон ждёт у двери. Для каких случаев вам нужен этот аромат?"}',
    null),
  ('5ce7a000-0000-4000-8000-000000000010', 10, 'question-memory', 'audio', '/audio/maestro/rain.mp3',
    '{"ar": "رائحة واحدة تعيدكم إلى مكان بعيد. ما الرائحة، وما المكان؟", "en": "One smell, and you are somewhere else. What is it, and where does it take you?", "fr": "Une odeur, et vous voilà ailleurs. Laquelle, et où vous emmène-t-elle ?", "ru": "Один запах — и вы далеко отсюда. Что это за запах и куда он вас уносит?"}',
    '{"ar": "مثلًا: بخور في مجلس الجدّ، قهوة الفجر في البرّ. تكفي كلمات قليلة، مكتوبة أو منطوقة.", "en": "For example: incense in my grandmother’s house, coffee at dawn in the desert, rain on the stones of an old street. A few words are enough, written or spoken.", "fr": "Par exemple : la pluie sur la pierre dans la cour de l’école, l’encens chez votre grand-mère. Quelques mots suffisent, écrits ou dictés.", "ru": "Например: дождь на камне, бабушкин сад, кофе на рассвете. Хватит нескольких слов: напишите их или произнесите."}'),
  ('5ce7a000-0000-4000-8000-000000000012', 11, 'story', null, null,
    '{"ar": "أهناك ما لا ينبغي أن يدخل عطركم؟", "en": "Is there anything that must not be in your perfume?", "fr": "Y a-t-il quelque chose à ne pas mettre dans votre parfum ?", "ru": "Чего не должно быть в вашем аромате?"}',
    '{"ar": "لأنّ بشرتكم لا تحتمله، أو لأنّكم لا تحبّونه. ما تسمّونه هنا لن يدخل أيًّا من العطرين. والسؤال اختياري.", "en": "Because your skin cannot tolerate it, or simply because you do not like it. Neither perfume will contain what you name here. You may leave this empty.", "fr": "Parce que votre peau ne le supporte pas, ou simplement parce que vous ne l’aimez pas. Ce que vous indiquez ici n’entrera dans aucun des deux parfums. Rien ne vous oblige à répondre.", "ru": "Это может быть то, чего не переносит ваша кожа, или то, что вам просто не нравится. Названного здесь не будет ни в одном из двух ароматов. Вопрос можно пропустить."}'),
  ('5ce7a000-0000-4000-8000-000000000011', 12, 'hero', null, null,
    '{"ar": "بأيّ اسم نوقّع القارورتين؟", "en": "What name should your two perfumes carry?", "fr": "Sous quel nom signer vos deux parfums ?", "ru": "Какое название дать двум вашим ароматам?"}',
    '{"ar": "أؤلّف لكم عطرين، لكلٍّ منهما قارورة، وتحمل القارورتان هذا الاسم. وإن تركتم الخانة فارغة سمّيتُ كلًّا منهما بنفسي. 13 حرفًا على الأكثر، بما فيها المسافات.", "en": "I compose two perfumes for you, each in its own bottle, and both will carry this name. If you leave this empty, I will name each one. At most 13 characters, including spaces.", "fr": "Je compose pour vous deux parfums, chacun dans son flacon ; les deux flacons porteront ce nom. 13 caractères au plus, espaces compris. Si vous laissez ce champ vide, je donnerai moi-même un nom à chacun.", "ru": "Я создам для вас два аромата, каждый в своём флаконе, и на обоих флаконах будет это название: не более 13 знаков, считая пробелы. Если оставить поле пустым, я сам назову каждый аромат."}')
on conflict do nothing;

insert into public.maestro_question_parts (id, question_id, part_index, part_type, theme, required, config_json) values
  ('5ce7b000-0000-4000-8000-000000000001', '5ce7a000-0000-4000-8000-000000000001', 1, 'choices', 'gender', true, '{"max": 1}'),
  ('5ce7b000-0000-4000-8000-000000000002', '5ce7a000-0000-4000-8000-000000000002', 1, 'choices', 'time_of_day', true, '{"max": 1}'),
  ('5ce7b000-0000-4000-8000-000000000003', '5ce7a000-0000-4000-8000-000000000003', 1, 'choices', 'season', true, '{"max": 2}'),
  ('5ce7b000-0000-4000-8000-000000000004', '5ce7a000-0000-4000-8000-000000000004', 1, 'cards', 'environment', true, '{"max": 2}'),
  ('5ce7b000-0000-4000-8000-000000000005', '5ce7a000-0000-4000-8000-000000000005', 1, 'choices', 'persona', true, '{"max": 2}'),
  ('5ce7b000-0000-4000-8000-000000000006', '5ce7a000-0000-4000-8000-000000000006', 1, 'cards', 'families', true, '{"max": 3}'),
  ('5ce7b000-0000-4000-8000-000000000007', '5ce7a000-0000-4000-8000-000000000007', 1, 'colors', 'colors', true, '{"max": 3}'),
  ('5ce7b000-0000-4000-8000-000000000008', '5ce7a000-0000-4000-8000-000000000008', 1, 'slider', 'strength', true, '{"min": 1, "max": 10}'),
  ('5ce7b000-0000-4000-8000-000000000009', '5ce7a000-0000-4000-8000-000000000009', 1, 'choices', 'occasions', true, '{"max": 2}'),
  ('5ce7b000-0000-4000-8000-000000000010', '5ce7a000-0000-4000-8000-000000000010', 1, 'voice', 'memory', false, '{"max": 500}'),
  ('5ce7b000-0000-4000-8000-000000000011', '5ce7a000-0000-4000-8000-000000000011', 1, 'input', 'custom_name', false, '{"max": 13}')
on conflict do nothing;

insert into public.maestro_question_parts (id, question_id, part_index, part_type, theme, required, config_json, prompt) values
  ('5ce7b000-0000-4000-8000-000000000012', '5ce7a000-0000-4000-8000-000000000012', 1, 'things', 'without', false, '{"max": 24}',
    '{"ar": "اختاروا ما نتركه", "en": "Choose what to leave out", "fr": "Choisissez ce qu’il faut écarter", "ru": "Отметьте, чего не добавлять"}'),
  ('5ce7b000-0000-4000-8000-000000000013', '5ce7a000-0000-4000-8000-000000000012', 2, 'voice', 'without_text', false, '{"max": 300}',
    '{"ar": "أو اكتبوه بكلماتكم", "en": "Or say it in your own words", "fr": "Ou dites-le avec vos mots", "ru": "Или скажите своими словами"}')
on conflict do nothing;

insert into public.maestro_options (part_id, order_index, value, image_url, swatch, label) values
  ('5ce7b000-0000-4000-8000-000000000001', 1, 'men', null, null, '{"ar": "لرجل", "en": "A man", "fr": "Un homme", "ru": "Для мужчины"}'),
  ('5ce7b000-0000-4000-8000-000000000001', 2, 'women', null, null, '{"ar": "لامرأة", "en": "A woman", "fr": "Une femme", "ru": "Для женщины"}'),
  ('5ce7b000-0000-4000-8000-000000000001', 3, 'unisex', null, null, '{"ar": "للرجل والمرأة على السواء", "en": "A man or a woman: it should suit both", "fr": "Un homme ou une femme, peu importe", "ru": "Унисекс: подойдёт и мужчине, и женщине"}'),
  ('5ce7b000-0000-4000-8000-000000000002', 1, 'day', null, null, '{"ar": "آخر النهار، قبل الغروب", "en": "The sun was still up", "fr": "Il faisait encore jour", "ru": "Солнце ещё не село"}'),
  ('5ce7b000-0000-4000-8000-000000000002', 2, 'night', null, null, '{"ar": "بعد حلول الليل", "en": "It had long been dark", "fr": "Il faisait déjà nuit", "ru": "Давно стемнело"}'),
  ('5ce7b000-0000-4000-8000-000000000002', 3, 'both', null, null, '{"ar": "عند الغروب، بين الضوء والعتمة", "en": "Day was turning into night", "fr": "Entre les deux, le jour tombait", "ru": "Смеркалось"}'),
  ('5ce7b000-0000-4000-8000-000000000003', 1, 'spring', null, null, '{"ar": "الربيع، أول دفء بعد البرد", "en": "Spring, when the windows open again", "fr": "Le printemps, quand l’air tiédit", "ru": "Весна, первое тепло"}'),
  ('5ce7b000-0000-4000-8000-000000000003', 2, 'summer', null, null, '{"ar": "الصيف، نسيم بعد الحرّ", "en": "Summer, when the heat lingers", "fr": "L’été, en pleine chaleur", "ru": "Лето, зной и открытые окна"}'),
  ('5ce7b000-0000-4000-8000-000000000003', 3, 'autumn', null, null, '{"ar": "الخريف، أول نسمة باردة", "en": "Autumn, when the coats come out", "fr": "L’automne, quand on ressort les manteaux", "ru": "Осень, пора доставать пальто"}'),
  ('5ce7b000-0000-4000-8000-000000000003', 4, 'winter', null, null, '{"ar": "الشتاء، برد يُرى فيه النَّفَس", "en": "Winter, when you can see your breath", "fr": "L’hiver, quand on voit son souffle", "ru": "Зима, мороз и пар от дыхания"}'),
  ('5ce7b000-0000-4000-8000-000000000004', 1, 'urban', 'scene-city', null, '{"ar": "مدينة بعد المطر", "en": "A city after rain", "fr": "Une ville après la pluie", "ru": "Город после дождя"}'),
  ('5ce7b000-0000-4000-8000-000000000004', 2, 'nature', 'scene-forest', null, '{"ar": "درب في غابة", "en": "A path through a forest", "fr": "Un chemin en forêt", "ru": "Лесная тропа"}'),
  ('5ce7b000-0000-4000-8000-000000000004', 3, 'beach', 'scene-sea', null, '{"ar": "شاطئ البحر", "en": "The edge of the sea", "fr": "Le bord de la mer", "ru": "Берег моря"}'),
  ('5ce7b000-0000-4000-8000-000000000004', 4, 'mountains', 'scene-mountains', null, '{"ar": "جبل عالٍ", "en": "The high mountains", "fr": "La haute montagne", "ru": "Горные вершины"}'),
  ('5ce7b000-0000-4000-8000-000000000004', 5, 'desert', 'scene-desert', null, '{"ar": "صحراء لا يُرى آخرها", "en": "Desert dunes", "fr": "Le désert, à perte de vue", "ru": "Пустыня до горизонта"}'),
  ('5ce7b000-0000-4000-8000-000000000005', 1, 'confident', null, null, '{"ar": "لا شيء يزعزع ثقتكم بأنفسكم", "en": "That nothing unsettles you", "fr": "Que rien ne vous ébranle", "ru": "Что вас ничем не смутить"}'),
  ('5ce7b000-0000-4000-8000-000000000005', 2, 'elegant', null, null, '{"ar": "لا تفوتكم التفاصيل", "en": "That no detail escapes you", "fr": "Qu’aucun détail ne vous échappe", "ru": "Что вы замечаете каждую мелочь"}'),
  ('5ce7b000-0000-4000-8000-000000000005', 3, 'mysterious', null, null, '{"ar": "فيكم جانب لا يعرفه أحد", "en": "That they can never quite work you out", "fr": "Qu’on ne vous connaît jamais tout à fait", "ru": "Что вас никто не знает до конца"}'),
  ('5ce7b000-0000-4000-8000-000000000005', 4, 'playful', null, null, '{"ar": "مجلسكم لا يُملّ", "en": "That you are easy, cheerful company", "fr": "Qu’avec vous, tout est plus gai", "ru": "Что с вами легко и весело"}'),
  ('5ce7b000-0000-4000-8000-000000000005', 5, 'romantic', null, null, '{"ar": "قلبكم رقيق، تكفيه كلمة", "en": "That you love with your whole heart", "fr": "Que vous avez toujours un mot tendre", "ru": "Что вас легко растрогать"}'),
  ('5ce7b000-0000-4000-8000-000000000006', 1, 'woody', 'material-oud', null, '{"ar": "عود وخشب أرز عتيق", "en": "Oud and old cedar", "fr": "L’oud et le vieux cèdre", "ru": "Уд и старый кедр"}'),
  ('5ce7b000-0000-4000-8000-000000000006', 2, 'oriental', 'material-amber', null, '{"ar": "عنبر وراتنج وتوابل دافئة", "en": "Amber, resin and warm spice", "fr": "L’ambre, la résine, les épices chaudes", "ru": "Амбра, смолы, тёплые пряности"}'),
  ('5ce7b000-0000-4000-8000-000000000006', 3, 'floral', 'material-rose', null, '{"ar": "ورد قبل طلوع الشمس", "en": "Roses before sunrise", "fr": "La rose avant le lever du soleil", "ru": "Роза в утренней росе"}'),
  ('5ce7b000-0000-4000-8000-000000000006', 4, 'citrus', 'material-citrus', null, '{"ar": "برتقال وليمون قُطعا للتوّ", "en": "Oranges and lemons, freshly cut", "fr": "L’orange et le citron, tout juste coupés", "ru": "Апельсины и лимоны на срезе"}'),
  ('5ce7b000-0000-4000-8000-000000000006', 5, 'musk', 'material-musk', null, '{"ar": "مسك وكتّان أبيض، وبشرة بعد الاستحمام", "en": "Musk, clean skin, white linen", "fr": "Le musc, la peau propre, le lin blanc", "ru": "Мускус, чистая кожа, белый лён"}'),
  ('5ce7b000-0000-4000-8000-000000000006', 6, 'aquatic', 'material-sea', null, '{"ar": "بحر وملح وضباب", "en": "Sea, salt and mist", "fr": "La mer, le sel, la brume", "ru": "Море, соль и туман"}'),
  ('5ce7b000-0000-4000-8000-000000000007', 1, 'gold', null, '#c9a24b', '{"ar": "ذهبي", "en": "Gold", "fr": "Or", "ru": "Золотой"}'),
  ('5ce7b000-0000-4000-8000-000000000007', 2, 'amber', null, '#c8722a', '{"ar": "كهرماني", "en": "Amber", "fr": "Ambre", "ru": "Янтарный"}'),
  ('5ce7b000-0000-4000-8000-000000000007', 3, 'crimson', null, '#9c1c2e', '{"ar": "قرمزي", "en": "Crimson", "fr": "Carmin", "ru": "Багряный"}'),
  ('5ce7b000-0000-4000-8000-000000000007', 4, 'rose', null, '#d58a94', '{"ar": "وردي", "en": "Rose", "fr": "Rose", "ru": "Розовый"}'),
  ('5ce7b000-0000-4000-8000-000000000007', 5, 'violet', null, '#6f4a8e', '{"ar": "بنفسجي", "en": "Violet", "fr": "Violet", "ru": "Фиолетовый"}'),
  ('5ce7b000-0000-4000-8000-000000000007', 6, 'indigo', null, '#2f3a78', '{"ar": "نيلي", "en": "Indigo", "fr": "Indigo", "ru": "Индиго"}'),
  ('5ce7b000-0000-4000-8000-000000000007', 7, 'azure', null, '#4a8fc2', '{"ar": "لازوردي", "en": "Azure", "fr": "Azur", "ru": "Лазурный"}'),
  ('5ce7b000-0000-4000-8000-000000000007', 8, 'emerald', null, '#1f6f54', '{"ar": "زمرّدي", "en": "Emerald", "fr": "Émeraude", "ru": "Изумрудный"}'),
  ('5ce7b000-0000-4000-8000-000000000007', 9, 'ivory', null, '#efe6d2', '{"ar": "عاجي", "en": "Ivory", "fr": "Ivoire", "ru": "Слоновая кость"}'),
  ('5ce7b000-0000-4000-8000-000000000007', 10, 'onyx', null, '#17161a', '{"ar": "أسود", "en": "Onyx", "fr": "Onyx", "ru": "Чёрный оникс"}'),
  ('5ce7b000-0000-4000-8000-000000000009', 1, 'casual', null, null, '{"ar": "يوم كسائر الأيام", "en": "Ordinary days", "fr": "Un jour comme les autres", "ru": "Для обычных дней"}'),
  ('5ce7b000-0000-4000-8000-000000000009', 2, 'formal', null, null, '{"ar": "موعد رسمي أو لقاء عمل", "en": "Important meetings", "fr": "Un rendez-vous professionnel ou officiel", "ru": "Для важных встреч"}'),
  ('5ce7b000-0000-4000-8000-000000000009', 3, 'special', null, null, '{"ar": "ليلة عرس أو احتفال", "en": "Celebrations and evenings out", "fr": "Un mariage ou une fête", "ru": "Для праздников и особенных вечеров"}'),
  ('5ce7b000-0000-4000-8000-000000000009', 4, 'sport', null, null, '{"ar": "رياضة وهواء طلق", "en": "Sport and days outdoors", "fr": "Le sport et le grand air", "ru": "Для спорта и прогулок"}')
on conflict do nothing;

insert into public.maestro_products
  (slug, sort_order, tier, price_aed, volume_ml, concentration, box, bg_variant, badges, bottle_image, name, description, notes_top,
    notes_middle, notes_base)
values
  ('night-of-the-caravan', 1, 'royal', 6800, 50, 'extrait', '{case,pouch,card}', 'royal', '{invite_only,iconic}', 'bottle-royal-royal',
    '{"ar": "ليل القافلة", "en": "Night of the Caravan", "fr": "Nuit de la caravane", "ru": "Ночь каравана"}',
    '{"ar": "توقّفت القافلة، وأُشعل العود، وسكت الجميع. عطر للساعة التي لا يحتاج فيها أحد إلى كلام.", "en": "The caravan has halted, the oud is lit, and nobody speaks. A perfume for the hour that needs no words.", "fr": "La caravane s’est arrêtée, l’oud brûle, plus personne ne parle. Un parfum pour l’heure qui se passe de mots.", "ru": "Караван остановился, уд зажжён, все молчат. Аромат для часа, которому не нужны слова."}',
    '{"ar": ["زعفران", "فلفل وردي"], "en": ["saffron", "pink pepper"], "fr": ["safran", "baie rose"], "ru": ["шафран", "розовый перец"]}',
    '{"ar": ["ورد", "لبان"], "en": ["rose", "frankincense"], "fr": ["rose", "encens"], "ru": ["роза", "ладан"]}',
    '{"ar": ["عود", "عنبر", "جلد"], "en": ["oud", "amber", "leather"], "fr": ["oud", "ambre", "cuir"], "ru": ["уд", "амбра", "кожа"]}'),
  ('golden-hour', 2, 'gold', 4900, 50, 'eau_de_parfum', '{case,card}', 'gold', '{members_only,iconic}', 'bottle-gold-gold',
    '{"ar": "الساعة الذهبية", "en": "Golden Hour", "fr": "L’Heure dorée", "ru": "Золотой час"}',
    '{"ar": "آخر الضوء على جدارٍ دافئ، وزهر برتقالٍ من وراء السور. يبدأ شمسًا، وينتهي بعنبرٍ يهمس.", "en": "The last light on a warm wall, orange blossom drifting over it. It begins in sun and ends in a murmur of amber.", "fr": "La dernière lumière sur un mur tiède, la fleur d’oranger derrière. Il commence au soleil et finit en murmure d’ambre.", "ru": "Последний свет на тёплой стене, за ней цветут апельсины. Аромат начинается солнцем и кончается шёпотом амбры."}',
    '{"ar": ["يوسفي", "هيل"], "en": ["mandarin", "cardamom"], "fr": ["mandarine", "cardamome"], "ru": ["мандарин", "кардамон"]}',
    '{"ar": ["زهر البرتقال", "عسل"], "en": ["orange blossom", "honey"], "fr": ["fleur d’oranger", "miel"], "ru": ["апельсиновый цвет", "мёд"]}',
    '{"ar": ["عنبر", "خشب الصندل"], "en": ["amber", "sandalwood"], "fr": ["ambre", "santal"], "ru": ["амбра", "сандал"]}'),
  ('the-walled-garden', 3, 'gold', 5200, 50, 'eau_de_parfum', '{case,card}', 'emerald', '{members_only}', 'bottle-emerald-gold',
    '{"ar": "الحديقة المسوّرة", "en": "The Walled Garden", "fr": "Le Jardin clos", "ru": "Сад за стеной"}',
    '{"ar": "باب صغير في جدارٍ قديم، ووراءه تين ونعناع وماء يجري. لا يعرف الطريق إليه إلا القليلون.", "en": "A small door in an old wall; behind it fig, mint and running water. Few know the way.", "fr": "Une petite porte dans un vieux mur ; derrière, le figuier, la menthe et l’eau qui court. Peu en connaissent le chemin.", "ru": "Маленькая дверь в старой стене, за ней инжир, мята и журчание воды. Дорогу знают немногие."}',
    '{"ar": ["برغموت", "ورق التين", "نعناع"], "en": ["bergamot", "fig leaf", "mint"], "fr": ["bergamote", "feuille de figuier", "menthe"], "ru": ["бергамот", "лист инжира", "мята"]}',
    '{"ar": ["ياسمين", "ورق البنفسج"], "en": ["jasmine", "violet leaf"], "fr": ["jasmin", "feuille de violette"], "ru": ["жасмин", "лист фиалки"]}',
    '{"ar": ["فيتيفر", "خشب الأرز", "مسك"], "en": ["vetiver", "cedar", "musk"], "fr": ["vétiver", "cèdre", "musc"], "ru": ["ветивер", "кедр", "мускус"]}'),
  ('harbour-at-dawn', 4, 'gold', 4600, 50, 'eau_de_parfum', '{case,card}', 'cobalt', '{}', 'bottle-cobalt-gold',
    '{"ar": "ميناء الفجر", "en": "Harbour at Dawn", "fr": "Le Port à l’aube", "ru": "Гавань на рассвете"}',
    '{"ar": "حبال مبتلّة، وملح على الشفاه، ومراكب لم تستيقظ بعد. عطر صافٍ كالسماء قبل أول شراع.", "en": "Wet rope, salt on the lips, boats not yet awake. As clear as the sky before the first sail.", "fr": "Des cordages mouillés, du sel sur les lèvres, des barques encore endormies. Clair comme le ciel avant la première voile.", "ru": "Мокрые канаты, соль на губах, лодки ещё спят. Аромат ясный, как горизонт до первого паруса."}',
    '{"ar": ["جريب فروت", "ملح البحر"], "en": ["grapefruit", "sea salt"], "fr": ["pamplemousse", "sel marin"], "ru": ["грейпфрут", "морская соль"]}',
    '{"ar": ["خزامى", "أعشاب البحر"], "en": ["lavender", "seaweed"], "fr": ["lavande", "algue"], "ru": ["лаванда", "водоросли"]}',
    '{"ar": ["خشب جرفه البحر", "عنبر أشهب"], "en": ["driftwood", "ambergris"], "fr": ["bois flotté", "ambre gris"], "ru": ["выбеленное морем дерево", "серая амбра"]}'),
  ('the-old-library', 5, 'royal', 7200, 50, 'extrait', '{case,pouch,card}', 'emerald', '{invite_only}', 'bottle-emerald-royal',
    '{"ar": "خزانة الكتب", "en": "The Old Library", "fr": "La Vieille Bibliothèque", "ru": "Старая библиотека"}',
    '{"ar": "رفوف من خشب الأرز، وكتاب تُرك مفتوحًا، وشاي لم يبرد. لمن يرى في الصمت رفقة.", "en": "Shelves of cedar, a book left open, tea not yet cold. For those who find company in silence.", "fr": "Des rayonnages de cèdre, un livre laissé ouvert, un thé encore chaud. Pour ceux à qui le silence tient compagnie.", "ru": "Кедровые полки, раскрытая книга, неостывший чай. Для тех, кому в тишине не одиноко."}',
    '{"ar": ["شاي أسود", "فلفل أسود"], "en": ["black tea", "black pepper"], "fr": ["thé noir", "poivre noir"], "ru": ["чёрный чай", "чёрный перец"]}',
    '{"ar": ["ورق عتيق", "ورق التبغ"], "en": ["old paper", "tobacco leaf"], "fr": ["papier ancien", "feuille de tabac"], "ru": ["старая бумага", "табачный лист"]}',
    '{"ar": ["خشب الأرز", "جلد", "فانيليا"], "en": ["cedar", "leather", "vanilla"], "fr": ["cèdre", "cuir", "vanille"], "ru": ["кедр", "кожа", "ваниль"]}'),
  ('white-letters', 6, 'gold', 4300, 50, 'eau_de_parfum', '{case,card}', 'gold', '{members_only}', 'bottle-gold-gold',
    '{"ar": "رسائل بيضاء", "en": "White Letters", "fr": "Lettres blanches", "ru": "Белые письма"}',
    '{"ar": "كتّان جفّ في الشمس، ورسالة طُويت بعناية. قريب من البشرة، لا يشمّه إلا من اقترب.", "en": "Linen dried in the sun, a letter folded with care. So close to the skin that only those beside you notice it.", "fr": "Un lin séché au soleil, une lettre pliée avec soin. Si près de la peau qu’il faut s’approcher pour le deviner.", "ru": "Лён, высохший на солнце, бережно сложенное письмо. Аромат держится так близко к коже, что его слышит лишь тот, кто рядом."}',
    '{"ar": ["كتّان أبيض", "كمّثرى"], "en": ["white linen", "pear"], "fr": ["lin blanc", "poire"], "ru": ["белый лён", "груша"]}',
    '{"ar": ["سوسن", "ياسمين"], "en": ["iris", "jasmine"], "fr": ["iris", "jasmin"], "ru": ["ирис", "жасмин"]}',
    '{"ar": ["مسك", "خشب الصندل"], "en": ["musk", "sandalwood"], "fr": ["musc", "santal"], "ru": ["мускус", "сандал"]}'),
  ('indigo-rain', 7, 'royal', 6400, 50, 'extrait', '{case,pouch,card}', 'cobalt', '{iconic}', 'bottle-cobalt-royal',
    '{"ar": "مطر نيلي", "en": "Indigo Rain", "fr": "Pluie indigo", "ru": "Дождь цвета индиго"}',
    '{"ar": "أول قطرةٍ على حجرٍ ساخن، ثم ليل كامل من المطر. بنفسج ومعدن وتراب يتنفّس.", "en": "The first drop on hot stone, then a whole night of rain. Violet, iron, and the earth breathing.", "fr": "La première goutte sur la pierre chaude, puis toute une nuit de pluie. La violette, le fer, la terre qui respire.", "ru": "Первая капля на горячем камне, потом целая ночь дождя. Лист фиалки, мокрый камень, земля, которая снова дышит."}',
    '{"ar": ["ليمون", "مطر"], "en": ["lemon", "rain"], "fr": ["citron", "pluie"], "ru": ["лимон", "дождь"]}',
    '{"ar": ["ورق البنفسج", "حجر مبتلّ"], "en": ["violet leaf", "wet stone"], "fr": ["feuille de violette", "pierre mouillée"], "ru": ["лист фиалки", "мокрый камень"]}',
    '{"ar": ["فيتيفر", "باتشولي", "عنبر أشهب"], "en": ["vetiver", "patchouli", "ambergris"], "fr": ["vétiver", "patchouli", "ambre gris"], "ru": ["ветивер", "пачули", "серая амбра"]}'),
  ('rose-of-taif', 8, 'royal', 7600, 50, 'extrait', '{case,pouch,card}', 'royal', '{invite_only,members_only}', 'bottle-royal-royal',
    '{"ar": "ورد الطائف", "en": "Rose of Taif", "fr": "Rose de Taïf", "ru": "Таифская роза"}',
    '{"ar": "يُقطف قبل الشمس، في أربعين صباحًا من السنة لا أكثر. ورد له جذور، لا وردُ زينة.", "en": "Picked before the sun is up, on forty mornings of the year and no more. A rose with roots, not an ornament.", "fr": "Cueillie avant le soleil, quarante matins par an, pas davantage. Une rose qui a gardé sa terre ; rien d’un ornement.", "ru": "Её срезают до восхода, сорок дней в году и не больше. Не украшение, а роза, которая помнит землю."}',
    '{"ar": ["ليمون", "زعفران"], "en": ["lemon", "saffron"], "fr": ["citron", "safran"], "ru": ["лимон", "шафран"]}',
    '{"ar": ["ورد الطائف", "إبرة الراعي"], "en": ["Taif rose", "geranium"], "fr": ["rose de Taïf", "géranium"], "ru": ["таифская роза", "герань"]}',
    '{"ar": ["عود", "مسك"], "en": ["oud", "musk"], "fr": ["oud", "musc"], "ru": ["уд", "мускус"]}'),
  ('ember-and-incense', 9, 'royal', 6900, 50, 'extrait', '{case,pouch,card}', 'gold', '{iconic}', 'bottle-gold-royal',
    '{"ar": "جمر وبخور", "en": "Ember and Incense", "fr": "Braise et encens", "ru": "Угли и ладан"}',
    '{"ar": "مجلس انصرف ضيوفه، والمبخرة لا تزال دافئة. ما يبقى في الستائر أصدقُ ممّا قيل.", "en": "The guests have gone and the burner is still warm. What stays in the curtains is truer than what was said.", "fr": "Les invités sont partis, le brûle-parfum est encore chaud. Ce qui reste dans les rideaux est plus vrai que ce qui fut dit.", "ru": "Гости разошлись, курильница ещё тёплая. То, что осталось в занавесях, правдивее сказанного."}',
    '{"ar": ["قرفة", "فلفل أسود"], "en": ["cinnamon", "black pepper"], "fr": ["cannelle", "poivre noir"], "ru": ["корица", "чёрный перец"]}',
    '{"ar": ["لبان", "مُرّ", "دخان"], "en": ["frankincense", "myrrh", "smoke"], "fr": ["encens", "myrrhe", "fumée"], "ru": ["ладан", "мирра", "дым"]}',
    '{"ar": ["لاذن", "جاوي", "عود"], "en": ["labdanum", "benzoin", "oud"], "fr": ["labdanum", "benjoin", "oud"], "ru": ["лабданум", "бензоин", "уд"]}'),
  ('frankincense-mountain', 10, 'gold', 5600, 50, 'eau_de_parfum', '{case,card}', 'emerald', '{}', 'bottle-emerald-gold',
    '{"ar": "جبل اللبان", "en": "Frankincense Mountain", "fr": "La Montagne d’encens", "ru": "Гора ладана"}',
    '{"ar": "في ظفار تبكي الأشجار لبانًا، والضباب يصعد من البحر. عطر شامخ هادئ.", "en": "In Dhofar the trees weep frankincense and the mist climbs from the sea. Airy and quiet.", "fr": "Au Dhofar, les arbres pleurent l’encens et la brume monte de la mer. Aérien et paisible.", "ru": "В Дофаре деревья плачут ладаном, а с моря поднимается туман. Аромат прозрачный и тихий."}',
    '{"ar": ["عرعر", "زنجبيل"], "en": ["juniper", "ginger"], "fr": ["genévrier", "gingembre"], "ru": ["можжевельник", "имбирь"]}',
    '{"ar": ["لبان", "مريمية"], "en": ["frankincense", "clary sage"], "fr": ["encens", "sauge sclarée"], "ru": ["ладан", "мускатный шалфей"]}',
    '{"ar": ["خشب الأرز", "لاذن"], "en": ["cedar", "labdanum"], "fr": ["cèdre", "labdanum"], "ru": ["кедр", "лабданум"]}'),
  ('the-salt-road', 11, 'gold', 4800, 50, 'eau_de_parfum', '{case,card}', 'royal', '{members_only}', 'bottle-royal-gold',
    '{"ar": "طريق الملح", "en": "The Salt Road", "fr": "La Route du sel", "ru": "Соляной путь"}',
    '{"ar": "أيام بين بئرٍ وبئر، وقهوة تُشرب على عجل. جلد وملح وهيل، وكفى.", "en": "Days from well to well, coffee taken standing. Leather, salt, cardamom, and nothing more.", "fr": "Des jours de puits en puits, un café bu debout. Le cuir, le sel, la cardamome, et rien de trop.", "ru": "Дни от колодца к колодцу, кофе наспех. Кожа, соль, кардамон и ничего лишнего."}',
    '{"ar": ["هيل", "ملح البحر"], "en": ["cardamom", "sea salt"], "fr": ["cardamome", "sel marin"], "ru": ["кардамон", "морская соль"]}',
    '{"ar": ["قهوة", "جلد"], "en": ["coffee", "leather"], "fr": ["café", "cuir"], "ru": ["кофе", "кожа"]}',
    '{"ar": ["فيتيفر", "حبّة التونكا"], "en": ["vetiver", "tonka bean"], "fr": ["vétiver", "fève tonka"], "ru": ["ветивер", "бобы тонка"]}'),
  ('the-last-oud', 12, 'royal', 9800, 50, 'extrait', '{case,pouch,card}', 'royal', '{invite_only,iconic}', 'bottle-royal-royal',
    '{"ar": "آخر العود", "en": "The Last Oud", "fr": "Le Dernier Oud", "ru": "Последний уд"}',
    '{"ar": "قطعة عودٍ واحدة حُفظت ثلاثين عامًا في صندوقٍ من خشب الأرز. عطر لا يُصنع مرتين.", "en": "A single piece of oud, kept for thirty years in a cedar box. It cannot be made twice.", "fr": "Un seul morceau d’oud, gardé trente ans dans un coffret de cèdre. On ne le refera pas.", "ru": "Один кусок уда, тридцать лет пролежавший в кедровом ларце. Второго такого нет."}',
    '{"ar": ["برقوق", "زعفران"], "en": ["plum", "saffron"], "fr": ["prune", "safran"], "ru": ["слива", "шафран"]}',
    '{"ar": ["ورد الطائف", "تمر"], "en": ["Taif rose", "dates"], "fr": ["rose de Taïf", "dattes"], "ru": ["таифская роза", "финики"]}',
    '{"ar": ["عود", "عنبر", "خشب الصندل"], "en": ["oud", "amber", "sandalwood"], "fr": ["oud", "ambre", "santal"], "ru": ["уд", "амбра", "сандал"]}')
on conflict do nothing;

update public.site_settings set
  maintenance_message = 'We are preparing something with care. We will be back shortly.',
  maintenance_message_i18n = '{
  "ar": "نُعدّ لكم جديدًا بعناية، ونعود إليكم بعد قليل.",
  "en": "We are preparing something with care. We will be back shortly.",
  "fr": "La boutique est fermée pour quelques préparatifs. Elle rouvre bientôt.",
  "ru": "Мы ненадолго закрылись: идут приготовления. Скоро вернёмся.",
  "tr": "Özenle bir şey hazırlıyoruz. Kısa süre sonra buradayız.",
  "es": "Preparamos algo con esmero. Volvemos en breve.",
  "de": "Wir bereiten etwas mit Sorgfalt vor. Wir sind bald zurück."
}'
where id = 1 and maintenance_message = '';

alter table public.maestro_questions enable trigger audit;
alter table public.maestro_question_parts enable trigger audit;
alter table public.maestro_options enable trigger audit;
alter table public.maestro_products enable trigger audit;
alter table public.site_settings enable trigger audit;
