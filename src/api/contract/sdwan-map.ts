import * as v from 'valibot';
import { longestCity, placeCodes } from '../../domain/region';
import { networkServices, topologyTypes } from '../../domain/sdwan';
import { endpoint } from '../endpoint';
import { word } from './paging';
import { network } from './sdwan';

const topology = v.picklist(topologyTypes);
const place = v.object({
  gwid: word,
  /** Province by its number; null: nobody said where it is. */
  region: v.nullable(v.picklist(placeCodes)),
  city: v.string(),
});
/** Where a member stands. */
export type MemberPlace = v.InferOutput<typeof place>;

export const sdwanMap = endpoint({
  method: 'GET',
  path: '/api/v3/sdwan/map/{gwid}',
  summary: 'The network that a gateway belongs to, with the place of each member; `type` is its topology.',
  input: v.object({ gwid: word, type: v.picklist(['1', '2', '3']) }),
  data: v.object({
    /** Topology of the gateway's network; null: it is in none. */
    topology: v.nullable(topology),
    /** Null: the gateway is in no network of this topology. */
    network: v.nullable(network),
    places: v.array(place),
    /** Every network of the account by its centre: where else this map can go. */
    networks: v.array(
      v.object({ id: word, name: v.string(), service: v.picklist(networkServices), topology, gwid: word }),
    ),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const devicePlace = endpoint({
  method: 'POST',
  path: '/api/v3/device/place',
  summary: 'Says in which province and city a gateway stands; null takes the place away.',
  input: v.object({
    gwid: word,
    region: v.nullable(v.picklist(placeCodes)),
    city: v.pipe(v.string(), v.trim(), v.maxLength(longestCity * 3)),
  }),
  scope: 'device:write',
  origin: 'ours',
});
