/** A seed packet. */
export interface Seed {
  name: string
  latin: string
  sow: string
  packets: number
  tint: 'marigold' | 'beet' | 'sky' | 'leaf'
}

export const seeds: readonly Seed[] = [
  {
    name: 'Crimson broad bean',
    latin: 'Vicia faba',
    sow: 'Sow February to April',
    packets: 14,
    tint: 'beet',
  },
  {
    name: 'Winter marigold',
    latin: 'Calendula officinalis',
    sow: 'Sow any month',
    packets: 31,
    tint: 'marigold',
  },
  { name: 'Blue meadow flax', latin: 'Linum perenne', sow: 'Sow April to June', packets: 8, tint: 'sky' },
  { name: 'Hundred-day kale', latin: 'Brassica oleracea', sow: 'Sow May to July', packets: 22, tint: 'leaf' },
]
