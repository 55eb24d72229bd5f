/** The costs and the closings of a channel. Money is in one currency. */
export interface Channel {
  name: string;
  spend: number;
  leads: number;
  closings: number | null;
  /** The margin of its closings: fees less their costs. */
  margin: number;
}

export interface ChannelReturn extends Channel {
  /** Null where there is nothing to divide by. */
  costPerLead: number | null;
  costPerClosing: number | null;
  /** Closings for each lead. */
  conversion: number | null;
  /** (margin − spend) / spend. */
  roi: number | null;
}

const over = (a: number, b: number) => (b > 0 ? a / b : null);

/**
 * Costs per lead and per closing, conversion and return of a channel. Each is null where its divisor is zero or
 * closings are unknown; a return of −1 has lost all that was spent.
 */
export function channelReturn(channel: Channel): ChannelReturn {
  const { spend, leads, closings, margin } = channel;
  return {
    ...channel,
    costPerLead: over(spend, leads),
    costPerClosing: closings === null ? null : over(spend, closings),
    conversion: closings === null ? null : over(closings, leads),
    roi: over(margin - spend, spend),
  };
}

/** All channels as one; closings are known where they are of every channel. */
export function totalReturn(channels: readonly Channel[]): ChannelReturn {
  const sum = (of: (channel: Channel) => number) => channels.reduce((total, channel) => total + of(channel), 0);
  return channelReturn({
    name: "Total",
    spend: sum(({ spend }) => spend),
    leads: sum(({ leads }) => leads),
    closings: channels.every(({ closings }) => closings !== null) ? sum(({ closings }) => closings ?? 0) : null,
    margin: sum(({ margin }) => margin),
  });
}
