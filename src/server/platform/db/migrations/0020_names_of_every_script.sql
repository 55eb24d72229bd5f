-- Their words lost the letters that fold to nothing else (ø, ł, Cyrillic): a work of the background writes them anew.
UPDATE "contacts" SET "search_text" = ''
WHERE concat_ws(' ', "full_name", "company", "position", array_to_string("tags", ' ')) ~ '[^\x01-\x7F¡-ÅÇ-ÏÑ-ÖÙ-Ýà-åç-ïñ-öù-ýÿ]';
