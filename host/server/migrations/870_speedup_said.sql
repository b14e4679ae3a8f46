-- Why a measure of a line gave nothing, as data beside the words; null where the device chose them.

ALTER TABLE speedup_measure ADD COLUMN error_said jsonb;

CREATE TRIGGER speedup_measure_error BEFORE UPDATE OF error ON speedup_measure FOR EACH ROW
  WHEN (new.error_said = old.error_said AND new.error <> old.error) EXECUTE FUNCTION error_reworded();
