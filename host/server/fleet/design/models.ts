import type { staffModelRemove, staffModelSave } from '../../../../src/api/contract/staff-design';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { recordAct } from '../../account/staff/acts';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';

/** Enters a model, or replaces it. */
export async function saveModel(context: Context, input: ParsedOf<typeof staffModelSave>): Promise<void> {
  const { by, model, kind, form, clients, mbps, wans, aps, ports, poe_watts, watts, price_fen } = input;
  await context.db.tx(async (sql) => {
    await sql.query(
      `INSERT INTO equipment_model (model, kind, form, clients, mbps, wans, aps, ports, poe_watts, watts, price_fen)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (model) DO UPDATE SET kind = excluded.kind, form = excluded.form, clients = excluded.clients,
       mbps = excluded.mbps, wans = excluded.wans, aps = excluded.aps, ports = excluded.ports,
       poe_watts = excluded.poe_watts, watts = excluded.watts, price_fen = excluded.price_fen`,
      [
        ...[model, kind, form, clients ?? null, mbps ?? null, wans ?? null, aps ?? null, ports ?? null],
        ...[poe_watts ?? null, watts ?? null, price_fen ?? null],
      ],
    );
    await recordAct(sql, context, { by, text: '登记方案设计的设备型号', target: model });
  });
}

/** Takes a model out. */
export async function removeModel(context: Context, { by, model }: ParsedOf<typeof staffModelRemove>): Promise<void> {
  await context.db.tx(async (sql) => {
    const gone = await sql.query('DELETE FROM equipment_model WHERE model = $1 RETURNING model', [model]);
    if (gone.length === 0) throw refuse('noModel');
    await recordAct(sql, context, { by, text: '删除方案设计的设备型号', target: model });
  });
}
