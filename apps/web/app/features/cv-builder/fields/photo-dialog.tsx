import type { PhotoShape } from '@setapak/resume';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { RefusalText, type ShownRefusal } from '~/ui/http/refusal-text.tsx';
import css from './photo-dialog.module.css';
import {
  aspectOf,
  cropOf,
  firstFrame,
  moved,
  zoomed,
  ZOOM,
  type Crop,
  type Frame,
  type Size,
} from './photo-frame.ts';
import { usePhotoGestures } from './use-photo-gestures.ts';

export { uploadPhotograph } from './upload-photograph.ts';

export type FramedShape = Exclude<PhotoShape, ''>;

interface PhotoDialogProps {
  /** The picture to frame, as a data URL; null while there is none. */
  source: string | null;
  shape: FramedShape;
  busy: boolean;
  /** Why the framed piece was not taken: it can be sent once more. */
  refusal: ShownRefusal | null;
  onClose: () => void;
  onFrame: (photo: Blob, shape: FramedShape) => void;
  /** The browser cannot show it. */
  onUnreadable: () => void;
}

const shapes: readonly { value: FramedShape; label: string }[] = [
  { value: 'portrait', label: 'Pas foto 3:4' },
  { value: 'square', label: 'Persegi' },
  { value: 'round', label: 'Bulat' },
];

/** Frames a photograph: shape, zoom and place. */
export function PhotoDialog({ source, onClose, busy, refusal, ...rest }: PhotoDialogProps) {
  const [framed, setFramed] = useState<(() => void) | null>(null);
  return (
    <Dialog
      open={source !== null}
      onClose={onClose}
      size="md"
      title="Atur foto"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Batal
          </Button>
          <Button onClick={() => framed?.()} loading={busy} disabled={!framed}>
            {refusal ? 'Coba lagi' : 'Pakai foto ini'}
          </Button>
        </>
      }
    >
      {refusal && (
        <Banner tone="error" focusOnMount className={css.refusal}>
          <RefusalText {...refusal} />
        </Banner>
      )}
      {source && <Framing key={source} source={source} onReady={setFramed} {...rest} />}
    </Dialog>
  );
}

interface FramingProps extends Pick<PhotoDialogProps, 'shape' | 'onFrame' | 'onUnreadable'> {
  source: string;
  /** Hands up what takes the piece that is framed now. */
  onReady: (take: (() => () => void) | null) => void;
}

const PUSH: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
  ArrowUp: { x: 0, y: -0.05 },
  ArrowDown: { x: 0, y: 0.05 },
};

const NEARER: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 };

function Framing({ source, shape: initial, onReady, onFrame, onUnreadable }: FramingProps) {
  const id = useId();
  const [shape, setShape] = useState(initial);
  const [picture, setPicture] = useState<(Size & { frame: Frame }) | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const aspect = aspectOf(shape);
  const crop = picture && cropOf(picture, aspect, picture.frame);

  useEffect(() => {
    if (!crop || !image.current) return;
    const element = image.current;
    onReady(() => () => void take(element, crop, shape).then((photo) => photo && onFrame(photo, shape)));
    // oxlint-disable-next-line react/exhaustive-deps -- what is taken is the piece as it is framed now
  }, [crop?.left, crop?.top, crop?.width, shape]);
  useEffect(() => () => onReady(null), [onReady]);

  const push = (by: { x: number; y: number }) =>
    setPicture((now) => now && { ...now, frame: moved(now, aspect, now.frame, by) });
  const zoom = (factor: number) => setPicture((now) => now && { ...now, frame: zoomed(now.frame, factor) });
  const gestures = usePhotoGestures(stage, { onMove: push, onZoom: zoom });
  const press = (event: KeyboardEvent) => {
    const by = PUSH[event.key];
    const factor = NEARER[event.key];
    if (!by && !factor) return;
    event.preventDefault();
    if (by) push(by);
    if (factor) zoom(factor);
  };
  return (
    <div className={css.framing}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragged by pointer, moved by arrow keys */}
      <div
        ref={stage}
        className={css.stage}
        data-shape={shape}
        role="group"
        aria-label="Foto di dalam bingkai. Geser dengan tombol panah, perbesar dengan tombol tambah dan kurang."
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the photo
        tabIndex={0}
        onKeyDown={press}
        {...gestures}
      >
        <img
          ref={image}
          src={source}
          alt="Foto yang kamu pilih"
          className={css.picture}
          draggable={false}
          style={crop && picture ? placed(picture, crop) : undefined}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setPicture({ width, height, frame: firstFrame({ width, height }) })
          }
          onError={onUnreadable}
        />
      </div>
      <p className={css.hint}>Geser dan perbesar fotonya supaya seluruh wajah masuk bingkai.</p>
      <label htmlFor={id} className={css.label}>
        Perbesar
      </label>
      <input
        id={id}
        type="range"
        className={css.zoom}
        {...ZOOM}
        value={picture?.frame.zoom ?? ZOOM.min}
        onChange={({ target }) =>
          setPicture((now) => now && { ...now, frame: { ...now.frame, zoom: target.valueAsNumber } })
        }
      />
      <fieldset className={css.shapes}>
        <legend className={css.label}>Bentuk</legend>
        {shapes.map(({ value, label }) => (
          <label key={value} className={css.shape}>
            <input
              type="radio"
              className="label-edge"
              name={`${id}-shape`}
              checked={value === shape}
              onChange={() => setShape(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** The picture as large and as far as the frame shows it, in parts of the frame. */
function placed({ width, height }: Size, crop: Crop) {
  return {
    width: `${(width / crop.width) * 100}%`,
    height: `${(height / crop.height) * 100}%`,
    left: `${(-crop.left / crop.width) * 100}%`,
    top: `${(-crop.top / crop.height) * 100}%`,
  };
}

/** Pixels on the longer side: what the server keeps is smaller still. */
const SIDE = 960;

function take(image: HTMLImageElement, crop: Crop, shape: FramedShape): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const height = Math.min(SIDE, Math.max(240, Math.round(crop.height)));
  Object.assign(canvas, { height, width: Math.round(height * aspectOf(shape)) });
  const paper = canvas.getContext('2d');
  if (!paper) return Promise.resolve(null);
  // A JPEG has no transparency: what lets the paper through would come out black.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(image, crop.left, crop.top, crop.width, crop.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
}
