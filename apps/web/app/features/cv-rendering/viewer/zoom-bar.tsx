import { IconMinus, IconPlus } from '@tabler/icons-react';
import { IconButton } from '~/ui/icon-button.tsx';
import css from './bar.module.css';
import { canZoomIn, canZoomOut, SLIDER, sliderOf, zoomOf } from './zoom.ts';

interface ZoomBarProps {
  zoom: number;
  onZoom: (zoom: number) => void;
}

export function ZoomBar({ zoom, onZoom }: ZoomBarProps) {
  const words = `${Math.round(zoom * 100)}%`;
  return (
    <div className={css.group}>
      <IconButton label="Perkecil" disabled={!canZoomOut(zoom)} onClick={() => onZoom(zoom - 1)}>
        <IconMinus size={20} aria-hidden />
      </IconButton>
      <input
        type="range"
        className={css.slider}
        aria-label="Perbesaran"
        aria-valuetext={words}
        min={SLIDER.min}
        max={SLIDER.max}
        step={5}
        value={sliderOf(zoom)}
        onChange={(event) => onZoom(zoomOf(event.target.valueAsNumber))}
      />
      <IconButton label="Perbesar" disabled={!canZoomIn(zoom)} onClick={() => onZoom(zoom + 1)}>
        <IconPlus size={20} aria-hidden />
      </IconButton>
      <span className={css.percent}>{words}</span>
    </div>
  );
}
