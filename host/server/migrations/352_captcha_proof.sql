-- How hard the work is that goes with a picture.
ALTER TABLE captcha ADD COLUMN bits integer NOT NULL DEFAULT 0;
