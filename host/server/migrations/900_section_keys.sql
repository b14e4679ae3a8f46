-- Sections that a version changed, by their keys: readers of other languages are told their names. A server before this one
-- writes their Chinese names alone.
ALTER TABLE config_version ADD COLUMN section_keys text[];
