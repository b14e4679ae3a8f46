-- A page of a template's access points, those that still have a network which they should not, and gateways whose people are
-- counted: read from indexes alone.
DROP INDEX ap_template_state_list;
CREATE INDEX ap_template_state_list ON ap_template_state (template_id, (state IN ('same', 'unable')), remark, device_id)
  INCLUDE (account_id, state);
CREATE INDEX ap_template_state_left ON ap_template_state (template_id) WHERE state = 'left';
CREATE INDEX ap_template_state_people ON ap_template_state (template_id, gateway_id) INCLUDE (account_id, private, state)
  WHERE private OR state = 'unable';
