import { isoDate } from '../../finance';
import type { Sourced } from './sourced';

/** Values are in dollars, one per year, beginning with `from`. */
export interface YearlySeries {
  readonly from: number;
  readonly values: readonly number[];
}

export const averageWageIndex: Sourced<YearlySeries> = {
  value: {
    from: 1951,
    values: [
      2799.16, 2973.32, 3139.44, 3155.64, 3301.44, 3532.36, 3641.72, 3673.8, 3855.8, 4007.12,
      4086.76, 4291.4, 4396.64, 4576.32, 4658.72, 4938.36, 5213.44, 5571.76, 5893.76, 6186.24,
      6497.08, 7133.8, 7580.16, 8030.76, 8630.92, 9226.48, 9779.44, 10556.03, 11479.46, 12513.46,
      13773.1, 14531.34, 15239.24, 16135.07, 16822.51, 17321.82, 18426.51, 19334.04, 20099.55,
      21027.98, 21811.6, 22935.42, 23132.67, 23753.53, 24705.66, 25913.9, 27426.0, 28861.44,
      30469.84, 32154.82, 32921.92, 33252.09, 34064.95, 35648.55, 36952.94, 38651.41, 40405.48,
      41334.97, 40711.61, 41673.83, 42979.61, 44321.67, 44888.16, 46481.52, 48098.63, 48642.15,
      50321.89, 52145.8, 54099.99, 55628.6, 60575.07, 63795.13, 66621.8, 69846.57,
    ],
  },
  validFrom: isoDate('2026-01-01'),
  validTo: isoDate('2026-12-31'),
  citation: 'SSA, National Average Wage Index, 1951–2024',
  url: 'https://www.ssa.gov/oact/cola/AWI.html',
  checkedOn: isoDate('2026-11-24'),
  verified: false,
};

export const wageBases: Sourced<YearlySeries> = {
  value: {
    from: 1951,
    values: [
      3600, 3600, 3600, 3600, 4200, 4200, 4200, 4200, 4800, 4800, 4800, 4800, 4800, 4800, 4800,
      6600, 6600, 7800, 7800, 7800, 7800, 9000, 10800, 13200, 14100, 15300, 16500, 17700, 22900,
      25900, 29700, 32400, 35700, 37800, 39600, 42000, 43800, 45000, 48000, 51300, 53400, 55500,
      57600, 60600, 61200, 62700, 65400, 68400, 72600, 76200, 80400, 84900, 87000, 87900, 90000,
      94200, 97500, 102000, 106800, 106800, 106800, 110100, 113700, 117000, 118500, 118500, 127200,
      128400, 132900, 137700, 142800, 147000, 160200, 168600, 176100, 184500,
    ],
  },
  validFrom: isoDate('2026-01-01'),
  validTo: isoDate('2026-12-31'),
  citation: 'SSA, Contribution and Benefit Base, 1951–2026',
  url: 'https://www.ssa.gov/oact/cola/cbb.html',
  checkedOn: isoDate('2026-11-24'),
  verified: false,
};

/** The values are percentages of each December. */
export const costOfLiving: Sourced<YearlySeries> = {
  value: {
    from: 1975,
    values: [
      8.0, 6.4, 5.9, 6.5, 9.9, 14.3, 11.2, 7.4, 3.5, 3.5, 3.1, 1.3, 4.2, 4.0, 4.7, 5.4, 3.7, 3.0,
      2.6, 2.8, 2.6, 2.9, 2.1, 1.3, 2.5, 3.5, 2.6, 1.4, 2.1, 2.7, 4.1, 3.3, 2.3, 5.8, 0, 0, 3.6,
      1.7, 1.5, 1.7, 0, 0.3, 2.0, 2.8, 1.6, 1.3, 5.9, 8.7, 3.2, 2.5, 2.8,
    ],
  },
  validFrom: isoDate('2026-01-01'),
  validTo: isoDate('2026-12-31'),
  citation: 'SSA, Cost-of-Living Adjustments, 1975–2025',
  url: 'https://www.ssa.gov/oact/cola/colaseries.html',
  checkedOn: isoDate('2026-11-24'),
  verified: false,
};
