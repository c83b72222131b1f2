export const IRS_HSA = 'IRS Publication 969';
export const IRS_IRA = 'IRS Publication 590-A';
export const CFPB = 'Consumer Financial Protection Bureau';
export const SEC = 'Investor.gov, U.S. Securities and Exchange Commission';
export const IRS_RETIREMENT = 'IRS, Retirement Plans';
export const IRS_GAINS = 'IRS Topic 409';
export const FDIC = 'Federal Deposit Insurance Corporation';
export const NAIC = 'National Association of Insurance Commissioners';
