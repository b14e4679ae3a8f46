/** Kinds of devices that a scheme is made of. */
export const equipmentKinds = ['gateway', 'switch', 'ap'] as const;
type EquipmentKind = (typeof equipmentKinds)[number];

/** How an access point is mounted; `''` for what is none. */
export const equipmentForms = ['', 'panel', 'ceiling', 'outdoor'] as const;
export type EquipmentForm = (typeof equipmentForms)[number];

/** A model that the operator of this cloud has entered. Null: not told, so nothing is reckoned with it. */
export interface EquipmentModel {
  model: string;
  kind: EquipmentKind;
  form: EquipmentForm;
  /** Clients that it serves at a time. */
  clients: number | null;
  /** Mbit/s that a gateway forwards. */
  mbps: number | null;
  /** Lines to the Internet. */
  wans: number | null;
  /** Access points that a gateway manages. */
  aps: number | null;
  /** Ports that give power. */
  ports: number | null;
  /** Watts that all ports give together. */
  poe_watts: number | null;
  /** Watts that an access point takes. */
  watts: number | null;
  /** List price with tax, fen. */
  price_fen: number | null;
}
