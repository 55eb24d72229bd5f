-- Homes are found by what Spanish keyboards have in place of these letters, as contacts are (`foldName`).
UPDATE "properties"
SET "search_text" = left(replace(replace(replace(replace(translate("search_text", 'øłđðı', 'olddi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 600)
WHERE "search_text" ~ '[øłđðıßæœþ]';
