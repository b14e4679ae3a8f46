import { testElements } from './shard';

testElements(1);
