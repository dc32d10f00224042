interface Scene {
  /** Data URLs, so that the canvas stays clean enough to be recorded. */
  portrait: string;
  font: string;
  name: string;
  role: string;
  lines: readonly string[];
}

interface Recording {
  clip: string;
  poster: string;
}

/** Runs inside the browser, alone: plays the scene on a canvas and answers its recording and its last picture as data URLs. */
export async function play(scene: Scene): Promise<Recording> {
  const SECONDS = 6.5;
  const [width, height] = [640, 360];
  const navy = '#1d2d5e';
  const yellow = '#FACD11';
  const sky = '#5BC0EB';

  document.fonts.add(await new FontFace('Words', `url(${scene.font})`, { weight: '200 800' }).load());
  const portrait = new Image(200, 200);
  portrait.src = scene.portrait;
  await portrait.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d')!;

  /** From 0 to 1 between two moments, slowing down at the end. */
  const arrive = (now: number, start: number, takes: number) =>
    1 - (1 - Math.min(1, Math.max(0, (now - start) / takes))) ** 3;

  function circle(x: number, y: number, radius: number, colour: string) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fill();
  }

  function words(text: string, top: number, font: string, colour: string, shown: number): number {
    pen.font = `${font} Words`;
    pen.fillStyle = colour;
    pen.globalAlpha = shown;
    const rows = [''];
    for (const word of text.split(' ')) {
      const longer = `${rows.at(-1)} ${word}`.trim();
      if (pen.measureText(longer).width > 330) rows.push(word);
      else rows[rows.length - 1] = longer;
    }
    rows.forEach((row, index) => pen.fillText(row, 284, top + index * 30 + 10 * (1 - shown)));
    pen.globalAlpha = 1;
    return top + rows.length * 30;
  }

  function draw(now: number) {
    pen.fillStyle = navy;
    pen.fillRect(0, 0, width, height);
    circle(600, 20 + 6 * Math.sin(now), 92, '#24376f');
    circle(40, 350, 110, '#24376f');

    // The footpath of the brand, walked while the clip plays.
    pen.strokeStyle = yellow;
    pen.lineWidth = 5;
    pen.lineCap = 'round';
    pen.setLineDash([2, 14]);
    pen.beginPath();
    const walked = (width * now) / SECONDS;
    for (let x = 0; x <= walked; x += 4) pen.lineTo(x, 332 + 8 * Math.sin(x / 60));
    pen.stroke();
    pen.setLineDash([]);

    const y = 166 + 4 * Math.sin(now * 1.6) + 24 * (1 - arrive(now, 0, 0.9));
    circle(144, y, 112, sky);
    pen.save();
    pen.beginPath();
    pen.arc(144, y, 104, 0, 2 * Math.PI);
    pen.clip();
    pen.drawImage(portrait, 40, y - 104, 208, 208);
    pen.restore();
    circle(224, y + 78, 15, yellow);

    words(scene.name, 92, '800 33px', '#fff', arrive(now, 0.2, 0.8));
    words(scene.role, 124, '600 18px', sky, arrive(now, 0.6, 0.8));
    const below = words(scene.lines[0] ?? '', 178, '600 22px', '#fff', arrive(now, 1.3, 0.9));
    words(scene.lines[1] ?? '', below + 12, '600 22px', yellow, arrive(now, 3, 0.9));
  }

  const asUrl = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as string));
      reader.readAsDataURL(blob);
    });

  draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(25), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 200_000,
  });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  const start = performance.now();
  for (let now = 0; now < SECONDS; now = (performance.now() - start) / 1000) {
    draw(now);
    await new Promise(requestAnimationFrame);
  }
  recorder.stop();
  await stopped;
  draw(SECONDS);
  return {
    clip: await asUrl(new Blob(pieces, { type: 'video/webm' })),
    poster: canvas.toDataURL('image/webp', 0.8),
  };
}
