import { IconMinus, IconPlus } from '@tabler/icons-react';
import css from './bar.module.css';
import { canZoomIn, canZoomOut, SLIDER, sliderOf, zoomOf } from './zoom.ts';

interface ZoomBarProps {
  zoom: number;
  onZoom: (zoom: number) => void;
}

export function ZoomBar({ zoom, onZoom }: ZoomBarProps) {
  const words = `${Math.round(zoom * 100)}%`;
  return (
    <div className={css.group} role="group" aria-label="Perbesaran">
      <button
        type="button"
        className={css.button}
        aria-label="Perkecil"
        aria-disabled={!canZoomOut(zoom) || undefined}
        onClick={() => canZoomOut(zoom) && onZoom(zoom - 1)}
      >
        <IconMinus size={20} aria-hidden />
      </button>
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
      <button
        type="button"
        className={css.button}
        aria-label="Perbesar"
        aria-disabled={!canZoomIn(zoom) || undefined}
        onClick={() => canZoomIn(zoom) && onZoom(zoom + 1)}
      >
        <IconPlus size={20} aria-hidden />
      </button>
      <span className={css.percent}>{words}</span>
    </div>
  );
}
