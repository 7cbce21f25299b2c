"""A page in headless chromium, and what a reader would see of it."""

import json
import pathlib

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.chrome.service import Service



def browser(width=1280, height=900, calm=False):
    options = webdriver.ChromeOptions()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                     "--disable-background-networking", f"--window-size={width},{height}"]:
        options.add_argument(argument)
    # A test may save more than one file.
    options.add_experimental_option("prefs", {"profile.default_content_setting_values.automatic_downloads": 1})
    if calm:
        options.add_argument("--force-prefers-reduced-motion")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
    # A window is never narrower than 500 pixels; a phone is.
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                           {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
    return driver


class Page:
    def __init__(self, driver, path, fragment=""):
        self.driver = driver
        driver.get("about:blank")
        driver.get(pathlib.Path(path).absolute().as_uri() + fragment)
        self.pairs = self.run("return JSON.parse(document.getElementById('data').textContent).pairs")

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def shown(self):
        """The index of the pair that the list marks."""
        return self.run("return [...document.querySelectorAll('#list li')]"
                        ".findIndex(row => row.firstChild.hasAttribute('aria-current'))")

    def visible_rows(self):
        return self.run("return [...document.querySelectorAll('#list li')]"
                        ".flatMap((row, index) => row.hidden ? [] : [index])")

    def mode(self):
        return self.find("#modes button[aria-pressed=true]").get_attribute("data-mode")

    def press(self, *keys):
        for key in keys:
            ActionChains(self.driver).send_keys(key).perform()

    def check(self, holds, what):
        if not holds:
            raise AssertionError(what)

    def choose(self, index):
        """Clicks on a row of the list."""
        self.run("document.querySelectorAll('#list button')[arguments[0]].click()", index)

    def modes(self):
        """Chooses each mode that the pair allows: whether it was chosen and all of its pictures have pixels."""
        return self.driver.execute_async_script("""
            const done = arguments[0], result = {};
            (async () => {
              for (const button of document.querySelectorAll('#modes button:not(:disabled)')) {
                button.click();
                const images = [...document.querySelectorAll('#stage img')];
                try {
                  await Promise.all(images.map(image => image.decode()));
                  result[button.dataset.mode] = button.ariaPressed === 'true' && images.every(image => image.naturalWidth > 0);
                } catch (error) { result[button.dataset.mode] = String(error); }
              }
              done(result);
            })();""")


def check_logs(driver, path):
    messages = [entry["message"] for entry in driver.get_log("browser")]
    if messages:
        raise AssertionError("console: " + "\n".join(messages))
    for entry in driver.get_log("performance"):
        event = json.loads(entry["message"])["message"]
        if event["method"] == "Network.requestWillBeSent":
            url = event["params"]["request"]["url"]
            if not url.startswith(("file:", "data:", "about:")):
                raise AssertionError("a request to " + url)
