export { SdwanRecommendation } from './sdwan-recommendation';
export { sdwanRecommendationContract } from './sdwan-recommendation.contract';
