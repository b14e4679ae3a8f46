export { DomainList } from './domain-list';
export { domainListContract } from './domain-list.contract';
