-- What the server says of work on many devices, as data beside the words: name of the saying and what its gaps take. Null
-- where a device, or a person, chose the words.

ALTER TABLE bulk_job ADD COLUMN title_said jsonb, ADD COLUMN reason_said jsonb;
ALTER TABLE bulk_item ADD COLUMN reason_said jsonb;
ALTER TABLE command ADD COLUMN error_said jsonb;
ALTER TABLE strategy_run ADD COLUMN reason_said jsonb;
ALTER TABLE wifi_password ADD COLUMN reason_said jsonb;
ALTER TABLE config_version ADD COLUMN error_said jsonb;
ALTER TABLE gateway_delivery ADD COLUMN error_said jsonb;
ALTER TABLE guard_policy ADD COLUMN error_said jsonb;
ALTER TABLE prepared_device ADD COLUMN error_said jsonb;
ALTER TABLE site ADD COLUMN error_said jsonb;

-- A server of before writes the words alone: what was said of the words before goes with them.
CREATE FUNCTION title_reworded() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.title_said := NULL; RETURN NEW; END $$;
CREATE FUNCTION reason_reworded() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.reason_said := NULL; RETURN NEW; END $$;
CREATE FUNCTION error_reworded() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.error_said := NULL; RETURN NEW; END $$;

CREATE TRIGGER bulk_job_title BEFORE UPDATE OF title ON bulk_job FOR EACH ROW
  WHEN (new.title_said = old.title_said AND new.title <> old.title) EXECUTE FUNCTION title_reworded();
CREATE TRIGGER bulk_job_reason BEFORE UPDATE OF reason ON bulk_job FOR EACH ROW
  WHEN (new.reason_said = old.reason_said AND new.reason <> old.reason) EXECUTE FUNCTION reason_reworded();
CREATE TRIGGER bulk_item_reason BEFORE UPDATE OF reason ON bulk_item FOR EACH ROW
  WHEN (new.reason_said = old.reason_said AND new.reason <> old.reason) EXECUTE FUNCTION reason_reworded();
CREATE TRIGGER config_version_error BEFORE UPDATE OF error ON config_version FOR EACH ROW
  WHEN (new.error_said = old.error_said AND new.error <> old.error) EXECUTE FUNCTION error_reworded();
CREATE TRIGGER gateway_delivery_error BEFORE UPDATE OF error ON gateway_delivery FOR EACH ROW
  WHEN (new.error_said = old.error_said AND new.error <> old.error) EXECUTE FUNCTION error_reworded();
CREATE TRIGGER guard_policy_error BEFORE UPDATE OF error ON guard_policy FOR EACH ROW
  WHEN (new.error_said = old.error_said AND new.error <> old.error) EXECUTE FUNCTION error_reworded();
CREATE TRIGGER prepared_device_error BEFORE UPDATE OF error ON prepared_device FOR EACH ROW
  WHEN (new.error_said = old.error_said AND new.error <> old.error) EXECUTE FUNCTION error_reworded();
CREATE TRIGGER site_error BEFORE UPDATE OF error ON site FOR EACH ROW
  WHEN (new.error_said = old.error_said AND new.error <> old.error) EXECUTE FUNCTION error_reworded();

-- What was said word for word is known; sentences with names in them, and results of long ago, keep their words.
CREATE TEMPORARY TABLE known (words text PRIMARY KEY, reason text) ON COMMIT DROP;
INSERT INTO known VALUES
  ('设备离线', 'isAway'), ('设备离线，上线后自动下发', 'sentOnceBack'), ('所属网关离线', 'gatewayAway'),
  ('设备没有领取命令', 'notFetched'), ('设备没有回复', 'notAnswered'), ('设备没有执行', 'notDone'),
  ('设备已解绑', 'unboundSince'), ('电视盒已删除', 'boxRemoved'), ('截止时间前没有上线', 'lateBack'),
  ('已取消', 'takenBack'), ('等待执行的命令过多', 'queueFull'), ('只有网关可以解绑', 'unbindsGateways'),
  ('与当前配置相同', 'sameAsNow'), ('名称没有变化', 'sameName'), ('已是该版本', 'sameVersion'), ('这类设备不能放入该分组', 'unfitGroup'),
  ('已不再套用站点模板', 'followsNone'), ('不是 AP', 'isNoAp'), ('已与模板一致', 'asTemplate'),
  ('没有由本策略关闭的射频', 'noneSwitchedOff'), ('射频原本就是关闭的', 'wasOff'), ('时段已经结束', 'timeOver'),
  ('没有由本策略下发的规则', 'noRuleThere'), ('策略已停用或删除', 'strategyOff'), ('设备不能由云端限速', 'unableLimit'),
  ('设备不能识别应用', 'unableApps'), ('设备不能计流量配额', 'unableQuota'), ('没有符合条件的设备', 'noneFits'),
  ('服务中断，错过了执行时间', 'missedTime'), ('密码计划已删除', 'planRemoved'), ('已有更新的密码', 'newerPassword'),
  ('没有带这个无线网络的 AP', 'noApCarries'), ('设备与预配置的种类不同', 'otherKind'),
  ('配置送达之前设备已解绑', 'unboundBefore'), ('已手动暂停', 'byHand'),
  ('重启设备', 'toRestart'), ('解绑设备', 'toUnbind'), ('移出分组', 'toUngroup'), ('批量修改 AP 配置', 'toConfigure'),
  ('纠正与模板不一致的 AP', 'templatesRight'), ('站点模板：无线', 'sitesWireless'), ('暂停播放', 'tvPause'),
  ('继续播放', 'tvResume'), ('重启电视盒', 'tvReboot');
UPDATE bulk_job SET title_said = jsonb_build_object('reason', k.reason) FROM known k
  WHERE k.words = bulk_job.title AND bulk_job.kind <> 'upgrade';
UPDATE bulk_job SET reason_said = jsonb_build_object('reason', k.reason) FROM known k WHERE k.words = bulk_job.reason;
UPDATE bulk_item i SET reason_said = jsonb_build_object('reason', k.reason) FROM known k, bulk_job j
  WHERE k.words = i.reason AND j.id = i.job_id AND (j.finished_at IS NULL OR j.finished_at > now() - interval '7 days');
UPDATE strategy_run SET reason_said = jsonb_build_object('reason', k.reason) FROM known k WHERE k.words = strategy_run.reason;
UPDATE wifi_password SET reason_said = jsonb_build_object('reason', k.reason) FROM known k WHERE k.words = wifi_password.reason;
UPDATE prepared_device SET error_said = jsonb_build_object('reason', k.reason) FROM known k WHERE k.words = prepared_device.error;
UPDATE site SET error_said = jsonb_build_object('reason', k.reason) FROM known k WHERE k.words = site.error;
