-- What entries of the statement, payments and messages are called, as data beside the words: name of the saying and what
-- its gaps take. Null where a person chose the words, and for what was written before and is not known word for word.

ALTER TABLE wallet_entry ADD COLUMN title_said jsonb;
ALTER TABLE payment ADD COLUMN title_said jsonb;
ALTER TABLE message ADD COLUMN title_said jsonb, ADD COLUMN msg_said jsonb;

-- What an order bought stands in the order.
UPDATE payment p SET title_said = jsonb_build_object('reason', 'entryPackage', 'params',
    jsonb_build_object('service', o.service_name, 'tier', o.tier_name))
  FROM service_order o WHERE o.id = p.order_id AND p.title = o.service_name || ' ' || o.tier_name;
UPDATE wallet_entry e SET title_said = jsonb_build_object('reason', 'entryPackage', 'params',
    jsonb_build_object('service', o.service_name, 'tier', o.tier_name))
  FROM service_order o
  WHERE e.kind = 'order' AND o.id = e.reference AND e.title = o.service_name || ' ' || o.tier_name;
UPDATE wallet_entry e SET title_said = jsonb_build_object('reason', 'entryPaidFor', 'params',
    jsonb_build_object('what', p.title_said))
  FROM payment p
  WHERE e.kind = 'recharge' AND p.id = e.reference AND p.title_said IS NOT NULL AND e.title = '支付订单：' || p.title;

-- What was said word for word is known, unless the staff wrote it.
UPDATE payment SET title_said = '{"reason": "entryRecharge"}' WHERE order_id IS NULL AND title = '账户充值';
CREATE TEMPORARY TABLE known_title (words text PRIMARY KEY, reason text) ON COMMIT DROP;
INSERT INTO known_title VALUES
  ('账户充值', 'entryRecharge'), ('推广佣金退回（客户退款）', 'entryCommissionBack'), ('提现撤回', 'entryWithdrawalBack'),
  ('提现失败退回', 'entryWithdrawalFailed'), ('微信连 Wi-Fi 收益', 'entryWechatIncome'),
  ('红包认证收益', 'entryRedpacketIncome'), ('流星计划收益', 'entryStarIncome');
UPDATE wallet_entry e SET title_said = jsonb_build_object('reason', k.reason)
  FROM known_title k WHERE k.words = e.title AND e.reference NOT LIKE 'staff:%';
