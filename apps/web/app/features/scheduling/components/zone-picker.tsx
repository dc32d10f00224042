import { useEffect, useState } from 'react';
import { indonesianZones } from '~/ui/format/zoned-times.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { useOwnZone } from './use-own-zone.ts';

interface ZonePickerProps {
  zone: string;
  /** Whether this browser's own zone is still unknown to the server. */
  guessed: boolean;
}

/** In which zone times are shown: the browser's at first, then whichever was chosen. */
export function ZonePicker({ zone, guessed }: ZonePickerProps) {
  const choose = useOwnZone(guessed);
  const [zones, setZones] = useState<readonly string[]>([]);
  // Only the browser has the long list, so it comes in after the first drawing.
  useEffect(() => {
    const timer = setTimeout(() => setZones(Intl.supportedValuesOf('timeZone')));
    return () => clearTimeout(timer);
  }, []);

  const known = new Set<string>(indonesianZones.map(({ value }) => value));
  const others = zones.includes(zone) || known.has(zone) ? zones : [zone, ...zones];
  const options = [
    ...indonesianZones,
    ...others
      .filter((other) => !known.has(other))
      .map((other) => ({ value: other, label: other.replaceAll('_', ' ') })),
  ];
  return (
    <SelectField
      label="Zona waktu"
      options={options}
      value={zone}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
