export { ContractorCertification } from './contractor-certification';
export { contractorCertificationContract } from './contractor-certification.contract';
