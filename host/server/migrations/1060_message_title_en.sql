-- The English of a title that is kept as data: readers of English search what they see.
ALTER TABLE message ADD COLUMN title_en text;

UPDATE message SET title_en = title_said->'params'->>'en' WHERE title_said->>'reason' = 'inBoth';
CREATE TEMPORARY TABLE english_title (reason text PRIMARY KEY, words text, gap text) ON COMMIT DROP;
INSERT INTO english_title VALUES
  ('messageEnds', '{} ends soon', 'service'), ('messageInvoice', 'Invoice issued: {}', 'title'),
  ('messagePasswords', 'The Wi-Fi password of “{}” was not changed everywhere', 'plan'),
  ('messageReply', 'New reply to your ticket: {}', 'subject'),
  ('messageRealNameGood', 'Identity verified', NULL), ('messageRealNameBad', 'Identity not verified', NULL),
  ('messageContractorGood', 'Certified as a contractor', NULL),
  ('messageContractorBad', 'Not certified as a contractor', NULL);
UPDATE message m SET title_en = replace(k.words, '{}', coalesce(m.title_said->'params'->>k.gap, ''))
  FROM english_title k WHERE k.reason = m.title_said->>'reason';
