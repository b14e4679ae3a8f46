-- Robots of chat groups are told of alarms, too; `secret` is then the key of their signature, as somebody typed it.
ALTER TABLE alarm_channel DROP CONSTRAINT alarm_channel_type_check;
ALTER TABLE alarm_channel ADD CONSTRAINT alarm_channel_type_check
  CHECK (type IN ('mail', 'sms', 'wechat', 'webhook', 'wecom', 'dingtalk', 'feishu'));
